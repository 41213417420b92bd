// Plans one row: which records its parts refer to, and what is written to them.
import { entities } from '../entities/entities.ts'
import type { Parents, Values, Verdict } from '../entities/importedEntity.ts'
import type { ImportKindName, Outcome } from '../import.contract.ts'
import { mainPart, partsOf } from '../targets.contract.ts'
import type { ImportedName } from '../composites.contract.ts'
import type { PartRule } from '../targets.contract.ts'
import { decideByParents, isOfExport, keysByParents } from './byParents.ts'
import { partValues, valuesIfConsistent } from './partValues.ts'
import { faultsOf, unfitIn, withoutUnfit } from './unfit.ts'
import type { Unfit } from './unfit.ts'
import { personOfKnownRecord } from './personOfKnownRecord.ts'
import { choiceOf, isOwnKey } from './records.ts'
import type { PlannedRecord } from './records.ts'
import { applyStep, stepFor } from './step.ts'
import type { Planning, Step } from './step.ts'
import type { PlannedPart, PlannedRow, ReadPart, ReadRow, RowFault } from './rows.ts'

/** Values that break a rule of their record stand in the notes, and the row comes in without them if it can. */
export function planRow(row: ReadRow, by: Planning): PlannedRow {
  const first = attempt(row, by)
  for (let left = row, { unfit } = first; unfit.length > 0;) {
    left = withoutUnfit(left, unfit, by)
    const next = attempt(left, by)
    if (next.planned.outcome !== 'refused') return next.planned
    unfit = next.unfit
  }
  return first.planned
}

type Attempt = { planned: PlannedRow; unfit: readonly Unfit[] }

function attempt(row: ReadRow, by: Planning): Attempt {
  const faults = [...row.faults]
  const missing = missingPart(row, by.kind)
  if (missing) faults.push({ column: null, message: `import.fault.no.${missing}` })
  if (faults.length > 0) return { planned: refused(row, faults), unfit: [] }
  const steps: Step[] = []
  const unfit: Unfit[] = []
  const maybe: Record<string, string[]> = {}
  const usedIds = by.ids.used
  const absent = new Set(Object.keys(partsOf[by.kind]).filter((name) => !row.parts.has(name)))
  for (const [name, part] of row.parts) {
    if (isKnownInExport(name, row, steps, by)) absent.add(name)
    if (absent.has(name)) continue
    const rule = partsOf[by.kind][name]!
    const { entity } = rule
    try {
      const values = partValues(name, row, steps, by)
      const parents = parentsOf(rule.refs, steps, absent)
      if (parents === null) continue
      const { byParents } = entities[entity]
      const added = byParents ? keysByParents(byParents, parents, values, row.number) : []
      const whole = { ...part, values, keys: [...part.keys, ...added] }
      const verdict =
        chosen(row.choices[name], entity, by) ??
        recognised(name, decide(rule, whole, parents, row, by), whole, row, steps, by)
      if ('maybe' in verdict) {
        faults.push({ column: null, message: verdict.why })
        maybe[name] = verdict.maybe.map(choiceOf)
        continue
      }
      if (rule.isThere && 'isNew' in verdict)
        faults.push({ column: null, message: `import.fault.unknown.${name}` })
      else steps.push(stepFor({ ...rule, name }, whole, { parents, verdict }, row, by))
    } catch (error) {
      const why = faultsOf(error, name, part)
      const lacks = rule.ifLacking && why.every(({ message }) => message === 'problem.required')
      if (!lacks) {
        faults.push(...why)
        unfit.push(...unfitIn(why, name, part))
      } else if (rule.ifLacking === 'leave' && !part.values['notes']) absent.add(name)
      else faults.push({ column: null, message: `import.fault.unknown.${name}` })
    }
  }
  if (faults.length > 0) {
    by.ids.used = usedIds
    const isDoubtful = Object.keys(maybe).length > 0
    const planned = refused(row, faults)
    return isDoubtful
      ? { planned: { ...planned, outcome: 'doubtful', maybe }, unfit: [] }
      : { planned, unfit }
  }
  for (const step of steps) applyStep(step, by)
  const plan = steps.map(({ part }) => part)
  const outcome = outcomeOf(plan, mainPart(by.kind))
  return {
    planned: { number: row.number, outcome, plan, faults: row.remarks, maybe: {} },
    unfit: [],
  }
}

/** In our own export a stay that is here already says nothing new of its guest's account. */
function isKnownInExport(
  name: string,
  row: ReadRow,
  steps: readonly Step[],
  { kind, records, rules }: Planning,
): boolean {
  const main = mainPart(kind)
  const { entity, optional } = partsOf[kind][main]!
  const { byParents } = entities[entity]
  const keys = row.parts.get(main)?.keys.filter(isOwnKey) ?? []
  if (!optional.includes(name) || !byParents || keys.length === 0) return false
  const values = valuesIfConsistent(main, row, steps, { kind, rules })
  const isSame = (stored: Values) => values !== undefined && byParents.isSame(values, stored)
  return records.having(entity, keys).some((record) => isOfExport(keys, record, isSame))
}

/** A required part is missing in the row. */
function missingPart({ parts }: ReadRow, kind: ImportKindName): string | undefined {
  const main = mainPart(kind)
  const { refs, optional } = partsOf[kind][main]!
  const parents = Object.values(refs)
  const needed = parents.filter((part) => !optional.includes(part))
  const none = parents.length > 0 && !parents.some((part) => parts.has(part)) ? [parents[0]!] : []
  return [...none, ...needed, main].find((part) => !parts.has(part))
}

/** What could not be read may be what is required, and then says more than that. */
function refused({ number, remarks }: ReadRow, faults: readonly RowFault[]): PlannedRow {
  const unread = new Set(remarks.map(({ column }) => column))
  const others = faults.filter(
    ({ column, message }) => message !== 'problem.required' || !unread.has(column),
  )
  return { number, outcome: 'refused', plan: [], faults: [...others, ...remarks], maybe: {} }
}

/** Null if a parent is missing, because it was refused. */
function parentsOf(
  refs: Readonly<Record<string, string>>,
  steps: readonly Step[],
  absent: ReadonlySet<string>,
): Parents | null {
  const parents: Record<string, number> = {}
  for (const [field, part] of Object.entries(refs)) {
    if (absent.has(part)) continue
    const step = steps.find((each) => each.part.part === part)
    if (!step) return null
    parents[field] = step.record.recordId
  }
  return parents
}

function chosen(
  choice: string | undefined,
  entity: ImportedName,
  { records }: Planning,
): Verdict | null {
  if (choice === 'new') return { isNew: true }
  const record = records.chosen(entity, choice)
  return record ? { is: record } : null
}

/** Finds the record that a part of a row refers to. */
function decide(
  { entity, isKnown }: PartRule,
  { keys, values }: ReadPart,
  parents: Parents,
  { number }: ReadRow,
  { records, mapping: { sameName } }: Planning,
): Verdict {
  const candidates = records.having(entity, keys)
  const { byKeys, byParents } = entities[entity]
  const isOfParents = (candidate: PlannedRecord) =>
    Object.entries(parents).every(([field, recordId]) => {
      const stored = candidate.values[field] ?? null
      return stored === null || records.numbered(recordId)?.entityId === stored
    })
  if (byParents)
    return decideByParents(byParents, { keys, values, row: number }, candidates, isOfParents)
  if (candidates.length === 0) return { isNew: true }
  return byKeys.decide(keys, candidates, { isKnown, sameName })
}

/** Whoever belongs to the record of the row is the same person, whatever is chosen for equal names. */
function recognised(
  name: string,
  verdict: Verdict,
  { keys }: ReadPart,
  row: ReadRow,
  steps: readonly Step[],
  { kind, records, rules }: Planning,
): Verdict {
  const { entity } = partsOf[kind][name]!
  if ('is' in verdict || entity !== 'Account') return verdict
  const person = personOfKnownRecord({
    kind,
    name,
    candidates: records.having(entity, keys).filter(({ entityId }) => entityId !== null),
    known: new Map(steps.map(({ part, record }) => [part.part, record.recordId])),
    keysOf: (part) => row.parts.get(part)?.keys ?? [],
    valuesOf: (part) => valuesIfConsistent(part, row, steps, { kind, rules }),
    records,
  })
  return person ? { is: person } : verdict
}

function outcomeOf(plan: readonly PlannedPart[], main: string): Outcome {
  if (plan.some(({ part, action }) => part === main && action === 'add')) return 'new'
  return plan.some(({ action, number, photos }) => action !== 'same' || number !== null || photos)
    ? 'changed'
    : 'same'
}
