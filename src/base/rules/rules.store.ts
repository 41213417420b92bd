// Periods of rules. The constraint "ruleOverlap" prevents two of one rule on a day; here a period is looked for first, so that the
// error names it.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { entityOf } from '#base/backend/entity.ts'
import type { Db } from '#base/backend/backend.ts'
import { addDays } from '#kit/clock.ts'
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, lockDeleted, restore, save, softDelete } from '#kit/db/save.ts'
import { formatDate } from '#kit/fields/format.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { parse } from '#kit/http/parse.ts'
import { badInput, conflict, notFound } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import {
  flatParameters,
  nestedParameters,
  parameterFieldsOf,
  parameterNames,
  parametersSchema,
  ruleKeys,
} from './ruleParameters.contract.ts'
import type { RuleKey } from './ruleParameters.contract.ts'
import { requiredRuleFields, ruleFields, ruleOnDay } from './rules.contract.ts'
import type { Rule, RuleInput, RulePeriod, RuleUpdate } from './rules.contract.ts'

type Values = Readonly<Record<string, unknown>>

const ruleEntity = entityOf({
  table: 'rule',
  entity: 'Rule',
  fields: ruleFields,
  kept: ['key', 'parameters'],
  // Merged and logged one by one; stored together in one column. `never`, because none is a list of linked rows.
  beside: parameterNames as readonly string[] as readonly never[],
})

const live = sql<SqlBool>`"deletedOn" IS NULL`
const columns = [
  ...(['id', 'version', 'key', 'validFrom', 'validUntil', 'parameters', 'law', 'article'] as const),
  ...(['source', 'readOn', 'textEn', 'textEl', 'textRu', 'confirmedBy', 'confirmedOn'] as const),
] as const
const periods = (db: Db) => db.selectFrom('rule').select(columns).where(live).orderBy('validFrom')

/** Leaves out rules of a newer release. */
const known = (rows: Awaited<ReturnType<ReturnType<typeof periods>['execute']>>): RulePeriod[] =>
  rows.flatMap(({ key, parameters, ...row }) => {
    const rule = ruleKeys.find((one) => one === key)
    if (!rule) return []
    const read = parametersSchema(rule).safeParse(parameters)
    return [{ ...row, key: rule, parameters: read.success ? read.data : null }]
  })

/**
 * The rule that holds on the day (YYYY-MM-DD), with its parameters; null if no period covers it. Reads a few rows by an index each
 * time, in the transaction if there is one: an edit holds from its commit on, on every server.
 */
export const ruleOn = async <K extends RuleKey>(
  db: Db,
  key: K,
  day: string,
): Promise<Rule<K> | null> =>
  ruleOnDay(known(await periods(db).where('key', '=', key).execute()), key, day)

export const listRules = async (db: Db): Promise<{ items: RulePeriod[] }> => ({
  items: known(await periods(db).execute()),
})

async function readRule(db: Db, id: number): Promise<RulePeriod> {
  const [rule] = known(await periods(db).where('id', '=', id).execute())
  if (!rule) throw notFound()
  return rule
}

export const addRule = (db: Db, { key, ...input }: RuleInput, actor: Actor): Promise<RulePeriod> =>
  db.transaction().execute(async (tx) => {
    const values = wholeRule(key, input)
    const id = await addOnce(tx, ruleEntity, actor, async () => {
      await endEarlier(tx, key, values.validFrom, actor)
      await mustOverlapNone(tx, { key, ...values })
      return add(tx, ruleEntity, { ...values, key } as never, actor)
    })
    return readRule(tx, id)
  })

/** The period that lasts beyond the first day of the new one ends the day before. */
async function endEarlier(tx: Db, key: RuleKey, validFrom: string, actor: Actor): Promise<void> {
  // All of the rule, so that of two additions the second sees the first.
  const { rows } = await sql<{ id: number; isEarlier: boolean }>`
    SELECT "id", "validFrom" < ${validFrom} AND coalesce("validUntil" >= ${validFrom}, true) AS "isEarlier"
    FROM "rule" WHERE "key" = ${key} AND "deletedOn" IS NULL ORDER BY "id" FOR UPDATE
  `.execute(tx)
  for (const { id } of rows.filter(({ isEarlier }) => isEarlier))
    await save(tx, ruleEntity, await lock(tx, ruleEntity, id), {
      actor,
      changes: { validUntil: addDays(validFrom, -1) },
    })
}

export const saveRule = (db: Db, input: RuleUpdate, actor: Actor): Promise<RulePeriod> =>
  db.transaction().execute(async (tx) => {
    const row = await lock(tx, ruleEntity, input.id)
    const key = ruleKeys.find((one) => one === row.key)
    if (!key) throw notFound()
    const before = { ...row, ...flatParameters(row.parameters) }
    const current = async () => {
      const { parameters, ...rule } = await readRule(tx, input.id)
      return { ...rule, parameters, ...flatParameters(parameters) }
    }
    const changes: Values = await requestedChanges(tx, ruleEntity, before, input, current)
    const values = wholeRule(key, { ...before, ...changes }, changes)
    if ('validFrom' in changes || 'validUntil' in changes)
      await mustOverlapNone(tx, { id: row.id, key, ...values })
    await save(tx, ruleEntity, before, { actor, changes: changes as never })
    if (parameterNames.some((name) => name in changes))
      await tx
        .updateTable('rule')
        .set({ parameters: values.parameters })
        .where('id', '=', row.id)
        .execute()
    return readRule(tx, input.id)
  })

export const deleteRule = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute((tx) => softDelete(tx, ruleEntity, id, actor))

/** 409 if another period has one of its days by now. */
export const restoreRule = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const other = await overlapping(tx, await lockDeleted(tx, ruleEntity, id))
    if (other) throw conflict(overlapText(other))
    await restore(tx, ruleEntity, id, actor)
  })

/** 400 that names each field that is missing or does not fit. */
function wholeRule(key: RuleKey, values: Values, changes: Values = values) {
  const errors: Record<string, Message[]> = {}
  for (const name of requiredRuleFields)
    if (values[name] == null) errors[name] = ['problem.required']
  const { validFrom, validUntil, confirmedBy, confirmedOn } = values as Partial<RulePeriod>
  if (validFrom && validUntil && validUntil < validFrom) errors['validUntil'] = ['rule.endsBefore']
  if (confirmedBy && !confirmedOn) errors['confirmedOn'] = ['problem.required']
  if (confirmedOn && !confirmedBy) errors['confirmedBy'] = ['problem.required']
  const own = parameterFieldsOf(key) as Values
  for (const name of parameterNames)
    if (changes[name] !== undefined && !(name in own)) errors[name] = ['problem.unknownField']
  for (const name of Object.keys(own)) if (values[name] == null) errors[name] = ['problem.required']
  if (Object.keys(errors).length > 0) throw badInput(errors)
  const fields = Object.fromEntries(
    Object.keys(ruleFields).map((name) => [name, values[name] ?? null]),
  )
  const parameters = parse(parametersSchema(key), nestedParameters(key, values))
  return { ...(fields as Days), ...flatParameters(parameters), parameters }
}

type Days = Pick<RulePeriod, 'validFrom' | 'validUntil'>
type Period = Days & { id?: number; key: string }

/** 400 on the first day if another period of the rule has one of its days. */
async function mustOverlapNone(tx: Db, period: Period): Promise<void> {
  const other = await overlapping(tx, period)
  if (other) throw badInput({ validFrom: [overlapText(other)] })
}

async function overlapping(tx: Db, { id = 0, key, validFrom, validUntil }: Period) {
  const { rows } = await sql<Days>`
    SELECT "validFrom", "validUntil" FROM "rule"
    WHERE "key" = ${key} AND "id" <> ${id} AND "deletedOn" IS NULL
      AND daterange("validFrom", "validUntil", '[]') && daterange(${validFrom}, ${validUntil}, '[]')
    ORDER BY "validFrom" LIMIT 1`.execute(tx)
  return rows[0]
}

const overlapText = ({ validFrom, validUntil }: Days): Message =>
  validUntil === null
    ? ['rule.overlapOpen', { from: formatDate(validFrom) }]
    : ['rule.overlap', { from: formatDate(validFrom), until: formatDate(validUntil) }]
