import { addPicture } from '#records/objects/testing/addPicture.ts'
import { publishObject } from '../publishObject.store.ts'
import type { Db } from '#base/backend/backend.ts'

type App = Parameters<typeof addPicture>[0] & {
  db: Db
  call(
    method: 'GET' | 'POST',
    url: string,
    options?: { payload?: unknown },
  ): Promise<{ json(): unknown }>
}

type Saved = {
  id: number
  referenceNumber: string
  published: boolean
  publishError: string | null
  imagesExisting: string[]
}

/** The values of a complete object for tests. */
export const complete = (locationId: number) => ({
  subTypeObjectTypeId: 1,
  objectSubTypeId: 1,
  locationId,
  forSale: true,
  salePrice: 120_000,
  energyClass: 3,
  area: 85,
  bedrooms: 2,
  title: 'Flat with a view',
  titleEl: 'Διαμέρισμα με θέα',
  titleRu: 'Квартира с видом',
  publishRequested: true,
})

/** Adds an object with a picture, as staff do, and runs the job. `changes` may remove values. */
export async function addPublishable(
  app: App,
  locationId: number,
  changes: object = {},
  content?: Buffer,
): Promise<Saved> {
  const { id } = (await app.call('GET', '/api/object/add')).json() as { id: number }
  const imagesNew = await addPicture(app, content)
  const payload = { id, imagesNew, ...complete(locationId), ...changes }
  await saveAndPublish(app, payload)
  return stateOf(app, id)
}

export async function saveAndPublish(
  app: App,
  payload: { id: number } & Record<string, unknown>,
): Promise<Saved> {
  await app.call('POST', '/api/object/update', { payload })
  await publishObject(app.db, payload.id)
  return stateOf(app, payload.id)
}

export const stateOf = async (app: App, id: number): Promise<Saved> =>
  (await app.call('GET', `/api/object/view/${id}`)).json() as Saved
