// Objects that journeys create through the API before they begin, and pictures to upload.
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { people, signedInApi } from '../agency.ts'

/** Places of Greece by id; the district lies in the town, the village far from both. */
export const places = { kalamaria: 736_083, aretsou: 1041, nikiti: 734_916 } as const

export type NewObject = { id: number; referenceNumber: string }

/** Adds an object for one journey. */
export async function newObject(
  request: APIRequestContext,
  fields: Record<string, unknown> = {},
): Promise<NewObject> {
  const api = await signedInApi(request, people.admin)
  const { id } = await api<{ id: number }>('/api/object/add')
  return await api<NewObject>('/api/object/update', { body: { id, ...fields } })
}

/** Adds an object with everything that the public site requires. */
export async function newPublishable(
  request: APIRequestContext,
  fields: Record<string, unknown> = {},
): Promise<NewObject> {
  return newObject(request, {
    objectSubTypeId: 1,
    locationId: places.kalamaria,
    forSale: true,
    salePrice: 120_000,
    energyClass: 3,
    imagesNew: await uploaded(request, await photo('front.jpg', 'teal')),
    ...fields,
  })
}

async function uploaded(request: APIRequestContext, file: Photo): Promise<string> {
  const api = await signedInApi(request, people.admin)
  const [stored] = await api<{ systemName: string }[]>('/api/files', { files: file })
  return stored!.systemName
}

export type Photo = { name: string; mimeType: string; buffer: Buffer }

/** A picture of one colour, by which it is recognised; JPEG or PNG by its name. */
export async function photo(name: string, colour: string): Promise<Photo> {
  const size = { width: 1200, height: 800, channels: 3 } as const
  const image = sharp({ create: { ...size, background: colour } })
  const isPng = name.endsWith('.png')
  return {
    name,
    mimeType: isPng ? 'image/png' : 'image/jpeg',
    buffer: await (isPng ? image.png() : image.jpeg()).toBuffer(),
  }
}

/** The dominant colour of a picture: red, green or blue. */
export async function colourOf(picture: Buffer): Promise<'red' | 'green' | 'blue'> {
  const { channels } = await sharp(picture).stats()
  const means = channels.slice(0, 3).map(({ mean }) => mean)
  return (['red', 'green', 'blue'] as const)[means.indexOf(Math.max(...means))]!
}
