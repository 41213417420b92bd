// Photos that come with an import, by what has become of them.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'

/** Gigabytes (10⁹ bytes) of a file with packed photos. */
export const mostPhotoGigabytes = 10

/**
 * `same`: the property had the picture already. `undone`: taken back with the import. `stays`: the import was taken back
 * without it.
 */
export const photoStates = ['waiting', 'added', 'same', 'failed', 'undone', 'stays'] as const
export type PhotoState = (typeof photoStates)[number]

export const photoCounts = z.object(
  Object.fromEntries(photoStates.map((name) => [name, z.int()])) as Record<PhotoState, z.ZodInt>,
)
export type PhotoCounts = z.output<typeof photoCounts>

/** Those that somebody may want to look at, with the reason. */
export const listedPhotoState = z.enum(['failed', 'stays'])

export const importedPhoto = z.object({
  id: z.int(),
  /** Of the row; null: it was packed. */
  number: z.int().nullable(),
  objectId: id.nullable(),
  title: z.string().nullable(),
  /** Its address without user and password, or its name among the packed ones. */
  source: z.string(),
  /** In the caller's language. */
  why: z.string(),
})
export type ImportedPhoto = z.output<typeof importedPhoto>
