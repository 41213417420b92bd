// Plans one row: which records its parts refer to, and what is written to them.
import { whatDiffers } from '#kit/db/diff.ts'
import { Problem } from '#kit/http/problem.ts'
import { entities } from '../entities/entities.ts'
import type {
  Block,
  Parents,
  Rules,
  StoredRecord,
  Values,
  Verdict,
} from '../entities/importedEntity.ts'
import type { ImportKindName, Outcome } from '../import.contract.ts'
import type { Mapping } from '../mapping.contract.ts'
import { mainPart, partsOf } from '../targets.contract.ts'
import type { ImportedName, PartRule } from '../targets.contract.ts'
import { changesTaken, withoutSameName } from './changesTaken.ts'
import { decideByParents, isOfExport, keysByParents } from './byParents.ts'
import { partValues, valuesIfConsistent } from './partValues.ts'
import type { PlannedStep } from './partValues.ts'
import { personOfKnown } from './personOfKnown.ts'
import { choiceOf, isOfHere } from './records.ts'
import type { PlannedRecord, Records } from './records.ts'
import type { PlannedPart, PlannedRow, ReadPart, ReadRow, RowFault } from './rows.ts'

/** The context for planning a batch of rows. */
export type Planning = {
  kind: ImportKindName
  mapping: Mapping
  records: Records
  /** By kind of record. */
  rules: ReadonlyMap<ImportedName, Rules>
  /** Occupied days, by key. */
  blocks: ReadonlyMap<string, readonly Block[]>
  /** By property id: the URLs of photos that it has from an earlier import. */
  photosThere: ReadonlyMap<number, ReadonlySet<string>>
  /** The next id for a new row of "importRecord". */
  nextId: () => number
}

type Step = PlannedStep & { keys: readonly string[] }

export function planRow(row: ReadRow, by: Planning): PlannedRow {
  const faults = [...row.faults]
  const missing = missingPart(row, by.kind)
  if (missing) faults.push({ column: null, message: `import.fault.no.${missing}` })
  if (faults.length > 0) return refused(row, faults)
  const steps: Step[] = []
  const maybe: Record<string, string[]> = {}
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
      if (!lacks) faults.push(...why)
      else if (rule.ifLacking === 'leave' && !part.values['notes']) absent.add(name)
      else faults.push({ column: null, message: `import.fault.unknown.${name}` })
    }
  }
  if (Object.keys(maybe).length > 0) return { ...refused(row, faults), outcome: 'doubtful', maybe }
  if (faults.length > 0) return refused(row, faults)
  for (const step of steps) keep(step, by)
  const plan = steps.map(({ part }) => part)
  return {
    number: row.number,
    outcome: outcomeOf(plan, mainPart(by.kind)),
    plan,
    faults: [],
    maybe: {},
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
  const keys = row.parts.get(main)?.keys.filter(isOfHere) ?? []
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

const refused = ({ number }: ReadRow, faults: RowFault[]): PlannedRow => ({
  number,
  outcome: 'refused',
  plan: [],
  faults,
  maybe: {},
})

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
  const person = personOfKnown({
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

type Decided = { parents: Parents; verdict: Exclude<Verdict, { maybe: unknown }> }

function stepFor(
  { name, entity, isThere, needs = {} }: PartRule & { name: string },
  read: ReadPart,
  { parents, verdict }: Decided,
  { number: row }: ReadRow,
  by: Planning,
): Step {
  const rules = by.rules.get(entity)!
  const { keys } = read
  const known = 'is' in verdict ? by.records.numbered(verdict.is.recordId!) : undefined
  const record: PlannedRecord = known ?? {
    recordId: by.nextId(),
    entity,
    entityId: null,
    addedBy: row,
    values: {},
    keys: new Set(),
    isStored: false,
    isChanged: true,
  }
  const isNew = known === undefined
  const values = isNew
    ? rules.toAdd({ ...read.values, ...needs })
    : isThere
      ? {}
      : changesOf(
          record,
          {
            ...changesTaken(
              record.values,
              withoutSameName(record.values, read),
              entities[entity].of.fields,
              by.mapping.found,
            ),
            ...whatDiffers(record.values, needs),
          },
          rules,
        )
  mustBeFree(record, { ...record.values, ...values }, keys, by)
  const photos = isThere ? [] : photosFor(record, read.photos, by)
  const isKnownNumber = keys.some((key) => key.startsWith('#') && record.keys.has(key))
  return {
    record,
    // A property that is only looked up gets no additional keys.
    keys: isThere ? [] : keys,
    part: {
      part: name,
      entity,
      recordId: record.recordId,
      refs: parents,
      number: isKnownNumber || isThere ? null : read.number,
      ...(photos.length > 0 && { photos }),
      action: isNew ? 'add' : Object.keys(values).length > 0 ? 'change' : 'same',
      values,
      previous: Object.fromEntries(
        isNew ? [] : Object.keys(values).map((field) => [field, record.values[field] ?? null]),
      ),
    },
  }
}

/** Photos that the property does not have yet. A property that stays unchanged gets none. */
function photosFor(
  { entityId }: PlannedRecord,
  addresses: readonly string[],
  { mapping, photosThere }: Planning,
): readonly string[] {
  if (entityId === null) return addresses
  return mapping.found === 'keep'
    ? []
    : addresses.filter((address) => !photosThere.get(entityId)?.has(address))
}

function mustBeFree(
  record: PlannedRecord,
  after: Record<string, unknown>,
  keys: readonly string[],
  { records, blocks }: Planning,
): void {
  entities[record.entity].byParents?.mustBeFree?.(
    after,
    records.having(record.entity, keys).filter((one) => one !== record),
    keys.flatMap((key) => blocks.get(key) ?? []),
  )
}

function changesOf(record: PlannedRecord, changes: Record<string, unknown>, rules: Rules) {
  if (Object.keys(changes).length === 0) return {}
  const before = { id: record.entityId ?? 0, version: 0, ...record.values } as StoredRecord
  return rules.toChange(before, changes)
}

/** Makes this row's result visible to later rows. */
function keep({ record, part, keys }: Step, { records }: Planning): void {
  if (part.action === 'add') records.add(record)
  if (part.action !== 'same') record.isChanged = true
  Object.assign(record.values, part.values)
  records.addKeys(record, keys)
}

function outcomeOf(plan: readonly PlannedPart[], main: string): Outcome {
  if (plan.some(({ part, action }) => part === main && action === 'add')) return 'new'
  return plan.some(({ action, number, photos }) => action !== 'same' || number !== null || photos)
    ? 'changed'
    : 'same'
}

/** Reports errors of the record's rules at the columns that caused them. */
function faultsOf(error: unknown, part: string, { columns }: ReadPart): RowFault[] {
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
