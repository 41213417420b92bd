// Tells which record a part of a row is about.
import type { Mapping } from '../mapping.contract.ts'
import type { PartRule } from '../targets.contract.ts'
import { whichHanging } from './hanging.ts'
import type { Hanging } from './hanging.ts'
import type { ImportedName, Pending, Records } from './records.ts'
import { whichObject } from './whichObject.ts'
import { sameNameOnly, whoIsIt } from './whoIsIt.ts'
import type { Verdict } from './whoIsIt.ts'

type Among = {
  mapping: Mapping
  records: Records
  hanging: { readonly [Name in ImportedName]?: Hanging | undefined }
}

export function chosen(
  choice: string | undefined,
  { records }: Pick<Among, 'records'>,
  entity: ImportedName,
): Verdict | null {
  if (choice === undefined) return null
  if (choice === 'new') return { isNew: true }
  const record = choice.startsWith('r')
    ? records.numbered(Number(choice.slice(1)))
    : records.stored(entity, Number(choice))
  return record ? { is: asCandidate(record) } : null
}

const asCandidate = ({ recordId, entityId, keys }: Pending) => ({
  recordId,
  entityId,
  keys: [...keys],
})

type Sought = { keys: readonly string[]; values: Readonly<Record<string, unknown>>; row: number }

export function verdictOf({ entity, isKnown }: PartRule, sought: Sought, by: Among): Verdict {
  const { keys } = sought
  const having = by.records.having(entity, keys)
  const hanging = by.hanging[entity]
  if (hanging) return whichHanging(hanging, sought, having)
  const candidates = having.map(asCandidate)
  if (candidates.length === 0) return { isNew: true }
  if (entity === 'ObjectAccount') return { is: candidates[0]! }
  if (entity === 'Object') return whichObject(keys, candidates)
  const verdict = whoIsIt(keys, candidates, isKnown)
  if (!('maybe' in verdict) || verdict.why !== sameNameOnly || by.mapping.sameName === 'ask')
    return verdict
  // Of several who should be here, none is chosen by chance.
  if (isKnown && verdict.maybe.length > 1) return verdict
  return by.mapping.sameName === 'new' || verdict.maybe.length > 1
    ? { isNew: true }
    : { is: verdict.maybe[0]! }
}
