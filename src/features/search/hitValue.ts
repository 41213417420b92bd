// What tells one line of the search from all others, and where it leads.
import { paths } from '#features/paths.ts'
import { hrefOfRecord } from '#features/records/recordPaths.ts'
import { recordKinds } from '#features/records/records.contract.ts'
import type { RecordRef } from '#features/records/records.contract.ts'

/** A record, or the payments of an account. */
type Target = RecordRef | { entity: 'Payments'; id: number }

/** `place` is a word that tells it from other lines that lead to the same record. */
export const hitValue = (place: string, { entity, id }: Target): string =>
  `${place} ${entity} ${id}`

export function hrefOfHit(value: string): string | undefined {
  const [, kind, number] = value.split(' ')
  const id = Number(number)
  if (kind === 'Payments') return paths.statement(id)
  const entity = recordKinds.find((each) => each === kind)
  return entity && hrefOfRecord({ entity, id })
}
