// Rules for adding and changing leads in bulk; what they look up is read in advance.
import { sql } from 'kysely'
import { inputOf } from '#kit/fields/schema.ts'
import type { ValuesOf } from '#kit/fields/kinds.ts'
import { addMany } from '#kit/db/saveMany.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { parse } from '#kit/http/parse.ts'
import { assignEach } from '#base/assignments/assignNew.store.ts'
import { offeredOptionsCheck } from '#base/settings/offeredOptions.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { leadFields } from '../leadFields.contract.ts'
import { choiceFields, mustFitWith, places } from '../leadRules.store.ts'
import { blankLead, leadEntity } from '../leads.store.ts'

type Values = Readonly<Record<string, unknown>>
type LeadValues = Partial<ValuesOf<typeof leadFields>>
export type ManyLeadsLookups = Awaited<ReturnType<typeof readLeadLookups>>

// The account is passed separately; nothing is mailed to clients automatically.
const { accountId: _account, sendMatches: _sending, ...fields } = leadFields
const input = inputOf(fields)

/** What the rules look up for these values. */
export async function readLeadLookups(db: Db, all: readonly Values[]) {
  const named = all
    .flatMap((values) => places.map((name) => values[name]))
    .filter((id) => typeof id === 'number')
  const [notOffered, { rows }] = await Promise.all([
    offeredOptionsCheck(db, choiceFields),
    sql<{ id: number }>`SELECT "id" FROM "place" WHERE "id" = ANY (${named}::integer[])`.execute(
      db,
    ),
  ])
  return { notOffered, places: new Set(rows.map(({ id }) => id)) }
}

/** The values to store; 400 names each invalid field. */
export function leadToAdd(given: Values, known: ManyLeadsLookups): Record<string, unknown> {
  const { accountId: _nobody, ...blank } = blankLead()
  const said = Object.entries(parse(input, given)).filter(([, value]) => value !== undefined)
  const values: LeadValues = { ...blank, ...Object.fromEntries(said) }
  fit(values, values, known)
  return values
}

/** The changes of a stored lead; 400 names each invalid field. */
export function leadToChange(
  before: LeadValues,
  given: Values,
  known: ManyLeadsLookups,
): Record<string, unknown> {
  const changes = parse(input, given) as LeadValues
  fit({ ...before, ...changes }, changes, known)
  return changes
}

const fit = (
  after: LeadValues,
  changes: LeadValues,
  { notOffered, places: there }: ManyLeadsLookups,
) =>
  mustFitWith(after, changes, {
    notOffered: notOffered(changes),
    places: there,
    hasEmail: false,
  })

/** Adds leads, each with the person assigned to it, if any. Returns their ids, in order. */
export async function addLeads(
  tx: Db,
  leads: readonly { values: Values; assignedTo: number | null }[],
  actor: Actor,
): Promise<number[]> {
  const ids = await addMany(
    tx,
    leadEntity,
    leads.map(({ values }) => values),
    actor,
  )
  const assigned = leads.flatMap(({ assignedTo }, at) =>
    assignedTo === null ? [] : [{ id: ids[at]!, accountId: assignedTo }],
  )
  await assignEach(tx, 'Demand', assigned, actor)
  return ids
}
