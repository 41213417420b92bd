// What tells one line of the search from all others, and which record it leads to.
import { recordKinds } from '#features/records/records.contract.ts'
import type { RecordRef } from '#features/records/records.contract.ts'

/** `place` is a word that tells it from other lines that lead to the same record. */
export const hitValue = (place: string, { entity, id }: RecordRef): string =>
  `${place} ${entity} ${id}`

export function recordOf(value: string): RecordRef | undefined {
  const [, kind, id] = value.split(' ')
  const entity = recordKinds.find((each) => each === kind)
  return entity && { entity, id: Number(id) }
}
