// Decides what becomes of one row: whom its parts are about, and what is written of them.
import type { Fields } from '#kit/fields/kinds.ts'
import { Problem } from '#kit/http/problem.ts'
import type { ImportKindName, Outcome } from '../import.contract.ts'
import type { Mapping } from '../mapping.contract.ts'
import type { Rules, StoredRecord } from '../entities/importedEntity.ts'
import { mainPart, partsOf } from '../targets.contract.ts'
import { keysOfHanging, whichHanging } from './hanging.ts'
import type { Hanging } from './hanging.ts'
import type { PlannedPart, RowFault, SaidPart, SaidRow } from './plan.ts'
import { linkKey } from './records.ts'
import type { ImportedName, Pending, Records } from './records.ts'
import { takenOver } from './takeOver.ts'
import { whichObject } from './whichObject.ts'
import { sameNameOnly, whoIsIt } from './whoIsIt.ts'
import type { Verdict } from './whoIsIt.ts'

export type PlanningOf = {
  kind: ImportKindName
  mapping: Mapping
  records: Records
  rules: Record<ImportedName, Rules>
  fields: Record<ImportedName, Fields>
  /** Of the kinds that stand by others. */
  hanging: { readonly [Name in ImportedName]?: Hanging | undefined }
  /** The number of a new row of "importRecord". */
  nextId: () => number
}

export type PlannedRow = {
  outcome: Outcome
  plan: PlannedPart[]
  faults: RowFault[]
  /** By part: the records that it may be about, as choices. */
  maybe: Record<string, string[]>
}

/** Of each part its keys, as the database made them. */
export type PartKeys = ReadonlyMap<string, readonly string[]>
type Row = { number: number; choices: Readonly<Record<string, string>> }
type Step = { part: PlannedPart; record: Pending; keys: readonly string[] }

export function planRow(said: SaidRow, row: Row, keysOf: PartKeys, by: PlanningOf): PlannedRow {
  const faults = [...said.faults]
  const main = mainPart(by.kind)
  const missing = [...Object.values(partsOf[by.kind][main]!.refs), main].find(
    (part) => !said.parts.has(part),
  )
  if (missing) faults.push({ column: null, message: `import.fault.no.${missing}` })
  if (faults.length > 0) return refused(faults)
  const steps: Step[] = []
  const maybe: Record<string, string[]> = {}
  for (const [name, part] of said.parts) {
    const { entity } = partsOf[by.kind][name]!
    try {
      const values = by.rules[entity].complete?.(part.values) ?? part.values
      const whole = { ...part, values }
      const keys = keysOfStep(name, whole, keysOf.get(name) ?? [], row, by, steps)
      if (keys === null) continue
      const verdict =
        chosen(row.choices[name], by, entity) ??
        verdictOf(entity, { keys, values, row: row.number }, by)
      if ('maybe' in verdict) {
        faults.push({ column: null, message: verdict.why })
        maybe[name] = verdict.maybe.map(choiceOf)
        continue
      }
      steps.push(stepFor(name, whole, keys, verdict, row, by, steps))
    } catch (error) {
      faults.push(...faultsOf(error, name, part))
    }
  }
  if (Object.keys(maybe).length > 0) return { ...refused(faults), outcome: 'doubtful', maybe }
  if (faults.length > 0) return refused(faults)
  for (const step of steps) keep(step, by)
  const plan = steps.map(({ part }) => part)
  return { outcome: outcomeOf(plan, main), plan, faults: [], maybe: {} }
}

const refused = (faults: RowFault[]): PlannedRow => ({
  ...{ outcome: 'refused', plan: [], faults, maybe: {} },
})

const choiceOf = ({ recordId, entityId }: { recordId: number | null; entityId: number | null }) =>
  entityId === null ? `r${recordId}` : String(entityId)

function chosen(
  choice: string | undefined,
  { records }: PlanningOf,
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

function verdictOf(entity: ImportedName, sought: Sought, by: PlanningOf): Verdict {
  const { keys } = sought
  const having = by.records.having(entity, keys)
  const hanging = by.hanging[entity]
  if (hanging) return whichHanging(hanging, sought, having)
  const candidates = having.map(asCandidate)
  if (candidates.length === 0) return { isNew: true }
  if (entity === 'ObjectAccount') return { is: candidates[0]! }
  if (entity === 'Object') return whichObject(keys, candidates)
  const verdict = whoIsIt(keys, candidates)
  if (!('maybe' in verdict) || verdict.why !== sameNameOnly || by.mapping.sameName === 'ask')
    return verdict
  return by.mapping.sameName === 'new' || verdict.maybe.length > 1
    ? { isNew: true }
    : { is: verdict.maybe[0]! }
}

/** By what a part is known. Null where an end that it stands by is missing, because its part was refused. */
function keysOfStep(
  name: string,
  { values }: SaidPart,
  keys: readonly string[],
  row: Row,
  by: PlanningOf,
  steps: readonly Step[],
): readonly string[] | null {
  const { entity, refs } = partsOf[by.kind][name]!
  const ends = endsOf(refs, steps)
  if (ends === null) return null
  const hanging = by.hanging[entity]
  if (hanging) return [...keys, ...keysOfHanging(hanging, ends, values, row.number)]
  return entity === 'ObjectAccount' ? [linkKey(ends['objectId']!, ends['accountId']!)] : keys
}

function endsOf(
  refs: Readonly<Record<string, string>>,
  steps: readonly Step[],
): Record<string, number> | null {
  const ends: Record<string, number> = {}
  for (const [field, part] of Object.entries(refs)) {
    const step = steps.find((each) => each.part.part === part)
    if (!step) return null
    ends[field] = step.record.recordId
  }
  return ends
}

function stepFor(
  name: string,
  said: SaidPart,
  keys: readonly string[],
  verdict: Verdict,
  { number: row }: Row,
  by: PlanningOf,
  steps: readonly Step[],
): Step {
  const { entity, refs } = partsOf[by.kind][name]!
  const rules = by.rules[entity]
  const known = 'is' in verdict ? by.records.numbered(verdict.is.recordId!) : undefined
  const record: Pending = known ?? {
    ...{ recordId: by.nextId(), entity, entityId: null, addedBy: row },
    ...{ values: {}, keys: new Set(), isStored: false, isChanged: true },
  }
  const isNew = known === undefined
  const values = isNew
    ? rules.toAdd(said.values)
    : changesOf(
        record,
        takenOver(record.values, said.values, by.fields[entity], by.mapping.found),
        rules,
      )
  const isKnownNumber = keys.some((key) => key.startsWith('#') && record.keys.has(key))
  const number = isKnownNumber ? null : said.number
  return {
    record,
    keys,
    part: {
      ...{ part: name, entity, recordId: record.recordId, number },
      action: isNew ? 'add' : Object.keys(values).length > 0 ? 'change' : 'same',
      values,
      previous: Object.fromEntries(
        isNew ? [] : Object.keys(values).map((field) => [field, record.values[field] ?? null]),
      ),
      refs: endsOf(refs, steps) ?? {},
    },
  }
}

function changesOf(record: Pending, changes: Record<string, unknown>, rules: Rules) {
  if (Object.keys(changes).length === 0) return {}
  const before = { id: record.entityId ?? 0, version: 0, ...record.values } as StoredRecord
  return rules.toChange(before, changes)
}

/** From now on later rows find what this one writes. */
function keep({ record, part, keys }: Step, { records }: PlanningOf): void {
  if (part.action === 'add') records.add(record)
  if (part.action !== 'same') record.isChanged = true
  Object.assign(record.values, part.values)
  records.addKeys(record, keys)
}

function outcomeOf(plan: readonly PlannedPart[], main: string): Outcome {
  if (plan.some(({ part, action }) => part === main && action === 'add')) return 'new'
  return plan.some(({ action, number }) => action !== 'same' || number !== null)
    ? 'changed'
    : 'same'
}

/** What the rules of the record refuse, at the columns it comes from. */
function faultsOf(error: unknown, part: string, { columns }: SaidPart): RowFault[] {
  if (!(error instanceof Problem) || error.status >= 500) throw error
  const { errors, detail } = error.parts
  if (!errors) return [{ column: null, message: detail ?? 'problem.invalid' }]
  return Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message): RowFault => {
      const column = columns[field] ?? null
      return { column, message, ...(column === null && { target: `${part}.${field}` }) }
    }),
  )
}
