// Decides what becomes of one row: whom its parts are about, and what is written of them.
import type { Fields } from '#kit/fields/kinds.ts'
import { whatDiffers } from '#kit/db/diff.ts'
import { Problem } from '#kit/http/problem.ts'
import type { ImportKindName, Outcome } from '../import.contract.ts'
import type { Mapping } from '../mapping.contract.ts'
import type { Rules, StoredRecord } from '../entities/importedEntity.ts'
import { mainPart, partsOf } from '../targets.contract.ts'
import type { PartRule } from '../targets.contract.ts'
import { keysOfHanging } from './hanging.ts'
import type { Ends, Hanging } from './hanging.ts'
import type { Blocks } from './hanging.store.ts'
import type { PlannedPart, RowFault, SaidPart, SaidRow } from './plan.ts'
import { linkKey } from './records.ts'
import type { ImportedName, Pending, Records } from './records.ts'
import { takenOver } from './takeOver.ts'
import { chosen, verdictOf } from './verdict.ts'
import type { Verdict } from './whoIsIt.ts'

export type PlanningOf = {
  kind: ImportKindName
  mapping: Mapping
  records: Records
  rules: Record<ImportedName, Rules>
  fields: Record<ImportedName, Fields>
  /** Days that are taken, by key. */
  blocks: Blocks
  /** By number of a property: the addresses of the photos that it has from an earlier import. */
  photosThere: ReadonlyMap<number, ReadonlySet<string>>
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
  const missing = missingPart(said, by.kind)
  if (missing) faults.push({ column: null, message: `import.fault.no.${missing}` })
  if (faults.length > 0) return refused(faults)
  const steps: Step[] = []
  const maybe: Record<string, string[]> = {}
  const absent = new Set(Object.keys(partsOf[by.kind]).filter((name) => !said.parts.has(name)))
  for (const [name, part] of said.parts) {
    const rule = partsOf[by.kind][name]!
    const { entity } = rule
    try {
      const own = { ...copied(rule, said, steps), ...part.values }
      const values = by.rules[entity].complete?.(own) ?? own
      const whole = { ...part, values }
      const ends = endsOf(rule.refs, steps, absent)
      if (ends === null) continue
      const keys = keysOfStep(rule, whole, keysOf.get(name) ?? [], ends, row, by)
      const verdict =
        chosen(row.choices[name], by, entity) ??
        verdictOf(rule, { keys, values, row: row.number }, by)
      if ('maybe' in verdict) {
        faults.push({ column: null, message: verdict.why })
        maybe[name] = verdict.maybe.map(choiceOf)
        continue
      }
      if (rule.isThere && 'isNew' in verdict)
        faults.push({ column: null, message: `import.fault.unknown.${name}` })
      else steps.push(stepFor({ ...rule, name }, whole, { keys, ends, verdict }, row, by))
    } catch (error) {
      const why = faultsOf(error, name, part)
      const lacks = rule.ifLacking && why.every(({ message }) => message === 'problem.required')
      if (!lacks) faults.push(...why)
      else if (rule.ifLacking === 'leave' && !part.values['notes']) absent.add(name)
      else faults.push({ column: null, message: `import.fault.unknown.${name}` })
    }
  }
  if (Object.keys(maybe).length > 0) return { ...refused(faults), outcome: 'doubtful', maybe }
  if (faults.length > 0) return refused(faults)
  for (const step of steps) keep(step, by)
  const plan = steps.map(({ part }) => part)
  return { outcome: outcomeOf(plan, main), plan, faults: [], maybe: {} }
}

/** A part that the row has to name, and does not. */
function missingPart({ parts }: SaidRow, kind: ImportKindName): string | undefined {
  const main = mainPart(kind)
  const { refs, optional } = partsOf[kind][main]!
  const ends = Object.values(refs)
  const needed = ends.filter((part) => !optional.includes(part))
  const none = ends.length > 0 && !ends.some((part) => parts.has(part)) ? [ends[0]!] : []
  return [...none, ...needed, main].find((part) => !parts.has(part))
}

const refused = (faults: RowFault[]): PlannedRow => ({
  outcome: 'refused',
  plan: [],
  faults,
  maybe: {},
})

const choiceOf = ({ recordId, entityId }: { recordId: number | null; entityId: number | null }) =>
  entityId === null ? `r${recordId}` : String(entityId)

/** By what a part is known. */
function keysOfStep(
  { entity }: PartRule,
  { values }: SaidPart,
  keys: readonly string[],
  ends: Ends,
  row: Row,
  by: PlanningOf,
): readonly string[] {
  const hanging = by.hanging[entity]
  if (hanging) return [...keys, ...keysOfHanging(hanging, ends, values, row.number)]
  return entity === 'ObjectAccount' ? [linkKey(ends['objectId']!, ends['accountId']!)] : keys
}

/** Null where one that the part stands by is missing, because it was refused. */
function endsOf(
  refs: Readonly<Record<string, string>>,
  steps: readonly Step[],
  absent: ReadonlySet<string>,
): Ends | null {
  const ends: Record<string, number> = {}
  for (const [field, part] of Object.entries(refs)) {
    if (absent.has(part)) continue
    const step = steps.find((each) => each.part.part === part)
    if (!step) return null
    ends[field] = step.record.recordId
  }
  return ends
}

type Told = { keys: readonly string[]; ends: Ends; verdict: Exclude<Verdict, { maybe: unknown }> }

function stepFor(
  { name, entity, isThere, needs = {} }: PartRule & { name: string },
  said: SaidPart,
  { keys, ends, verdict }: Told,
  { number: row }: Row,
  by: PlanningOf,
): Step {
  const rules = by.rules[entity]
  const known = 'is' in verdict ? by.records.numbered(verdict.is.recordId!) : undefined
  const record: Pending = known ?? {
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
    ? rules.toAdd({ ...said.values, ...needs })
    : isThere
      ? {}
      : changesOf(
          record,
          {
            ...takenOver(record.values, said.values, by.fields[entity], by.mapping.found),
            ...whatDiffers(record.values, needs),
          },
          rules,
        )
  mustBeFree(record, { ...record.values, ...values }, keys, by)
  const photos = isThere ? [] : photosFor(record, said.photos, by)
  const isKnownNumber = keys.some((key) => key.startsWith('#') && record.keys.has(key))
  return {
    record,
    // A property that is only looked up is not known by more than before.
    keys: isThere ? [] : keys,
    part: {
      part: name,
      entity,
      recordId: record.recordId,
      refs: ends,
      number: isKnownNumber || isThere ? null : said.number,
      ...(photos.length > 0 && { photos }),
      action: isNew ? 'add' : Object.keys(values).length > 0 ? 'change' : 'same',
      values,
      previous: Object.fromEntries(
        isNew ? [] : Object.keys(values).map((field) => [field, record.values[field] ?? null]),
      ),
    },
  }
}

/** Photos that it does not have yet. One that stays as it is gets none. */
function photosFor(
  { entityId }: Pending,
  said: readonly string[],
  { mapping, photosThere }: PlanningOf,
): readonly string[] {
  if (entityId === null) return said
  return mapping.found === 'keep'
    ? []
    : said.filter((address) => !photosThere.get(entityId)?.has(address))
}

/** What it has of another part, as the file says it, else as it is known. */
function copied(
  { copies }: PartRule,
  { parts }: SaidRow,
  steps: readonly Step[],
): Record<string, unknown> {
  if (!copies) return {}
  const said = parts.get(copies.of)?.values ?? {}
  const known = steps.find(({ part }) => part.part === copies.of)?.record.values ?? {}
  const name = said['nameLocal'] ?? known['lastName'] ?? known['nameLocal']
  const from: Record<string, unknown> = {
    ...(typeof name === 'string' && { lastName: name }),
    ...said,
  }
  return Object.fromEntries(
    Object.entries(copies.fields).flatMap(([field, source]) =>
      from[source] == null ? [] : [[field, from[source]]],
    ),
  )
}

function mustBeFree(
  record: Pending,
  after: Record<string, unknown>,
  keys: readonly string[],
  { records, hanging, blocks }: PlanningOf,
): void {
  const others = () => records.having(record.entity, keys).filter((one) => one !== record)
  hanging[record.entity]?.mustBeFree?.(
    after,
    others(),
    keys.flatMap((key) => blocks.get(key) ?? []),
  )
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
  return plan.some(({ action, number, photos }) => action !== 'same' || number !== null || photos)
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
