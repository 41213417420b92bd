// The values of one part of a row, with those that it takes over from another part.
import type { EntityRules } from '../entities/importedEntity.ts'
import type { ImportKindName } from '../import.contract.ts'
import { partsOf } from '../targets.contract.ts'
import type { ImportedName } from '../composites.contract.ts'
import type { PartRule } from '../targets.contract.ts'
import type { PlannedRecord } from './records.ts'
import type { PlannedPart, ReadRow } from './rows.ts'

/** A part that is planned already. */
export type PlannedStep = { part: PlannedPart; record: PlannedRecord }
type By = { kind: ImportKindName; rules: ReadonlyMap<ImportedName, EntityRules> }

/** Throws if they are not consistent. */
export function partValues(
  name: string,
  row: ReadRow,
  steps: readonly PlannedStep[],
  { kind, rules }: By,
): Record<string, unknown> {
  const rule = partsOf[kind][name]!
  const own = { ...copied(rule, row, steps), ...row.parts.get(name)?.values }
  return rules.get(rule.entity)!.complete?.(own) ?? own
}

/** Undefined for a part that the row does not have, and for one that is refused when it is planned. */
export function valuesIfConsistent(
  name: string,
  row: ReadRow,
  steps: readonly PlannedStep[],
  by: By,
): Record<string, unknown> | undefined {
  if (!row.parts.has(name)) return undefined
  try {
    return partValues(name, row, steps, by)
  } catch {
    return undefined
  }
}

/** Values taken over from another part: those in the file, else the stored ones. */
function copied(
  { copies }: PartRule,
  { parts }: ReadRow,
  steps: readonly PlannedStep[],
): Record<string, unknown> {
  if (!copies) return {}
  const read = parts.get(copies.of)?.values ?? {}
  const known = steps.find(({ part }) => part.part === copies.of)?.record.values ?? {}
  const name = read['nameLocal'] ?? known['lastName'] ?? known['nameLocal']
  const from: Record<string, unknown> = {
    ...(typeof name === 'string' && { lastName: name }),
    ...read,
  }
  return Object.fromEntries(
    Object.entries(copies.fields).flatMap(([field, source]) =>
      from[source] == null ? [] : [[field, from[source]]],
    ),
  )
}
