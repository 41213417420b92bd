// Photos of an import, by state.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'

/** Maximum size of a file with packed photos, in gigabytes (10⁹ bytes). */
export const mostPhotoGigabytes = 10

/**
 * `same`: the property already had the picture. `undone`: removed with the import. `stays`: kept although the import was
 * undone.
 */
export const photoStates = ['waiting', 'added', 'same', 'failed', 'undone', 'stays'] as const
export type PhotoState = (typeof photoStates)[number]

export const photoCounts = z.object(
  Object.fromEntries(photoStates.map((name) => [name, z.int()])) as Record<PhotoState, z.ZodInt>,
)
export type PhotoCounts = z.output<typeof photoCounts>

/** States to be shown with a reason. */
export const listedPhotoState = z.enum(['failed', 'stays'])

export const importedPhoto = z.object({
  id: z.int(),
  /** Number of the row; null for a packed photo. */
  number: z.int().nullable(),
  objectId: id.nullable(),
  title: z.string().nullable(),
  /** Its URL without user and password, or its name in the packed file. */
  source: z.string(),
  /** In the caller's language. */
  why: z.string(),
})
export type ImportedPhoto = z.output<typeof importedPhoto>
