// Recognises the person of a record that is there already: the guest of a known stay, the owner of a known property, the client
// of a known lead.
import { entities } from '../entities/entities.ts'
import type { Parents, Values } from '../entities/importedEntity.ts'
import type { ImportKindName } from '../import.contract.ts'
import { partsOf } from '../targets.contract.ts'
import { isOfExport } from './byParents.ts'
import type { PlannedRecord, Records } from './records.ts'

type Asked = {
  kind: ImportKindName
  /** The part of the person. */
  name: string
  candidates: readonly PlannedRecord[]
  /** By part: the row in "importRecord" of the records that the row is about. */
  known: ReadonlyMap<string, number>
  /** By part: the keys of the row. */
  keysOf: (part: string) => readonly string[]
  /** By part: the values of the row; undefined for parts that it does not have. */
  valuesOf: (part: string) => Values | undefined
  records: Records
}

/** Undefined if none or several of the candidates belong to it. */
export function personOfKnownRecord({
  kind,
  name,
  candidates,
  known,
  keysOf,
  valuesOf,
  records,
}: Asked) {
  const belonging = candidates.filter((candidate) =>
    Object.entries(partsOf[kind]).some(([part, { entity, refs }]) => {
      const field = Object.keys(refs).find((ref) => refs[ref] === name)
      const { byParents } = entities[entity]
      const values = valuesOf(part)
      if (field === undefined || !byParents || !values) return false
      const parents: Record<string, number> = { [field]: candidate.recordId }
      for (const [ref, other] of Object.entries(refs)) {
        const recordId = known.get(other)
        if (recordId !== undefined) parents[ref] = recordId
      }
      const keys = byParents.keysOf(parents as Parents, values)
      const own = keysOf(part)
      const isSame = (stored: Values) => byParents.isSame(values, stored)
      return records
        .having(entity, keys)
        .some(
          (record) =>
            (isOfExport(own, record, isSame) || isSame(record.values)) &&
            (record.values[field] === undefined || record.values[field] === candidate.entityId),
        )
    }),
  )
  return belonging.length === 1 ? belonging[0] : undefined
}
