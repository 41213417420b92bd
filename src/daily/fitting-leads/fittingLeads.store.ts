// Creates and sends selections of one object for several leads, and adds tasks. Each lead has a transaction of its own.
import { sql } from 'kysely'
import { splitTexts } from '#kit/fields/kinds.ts'
import { isAddress } from '#kit/fields/emailAddress.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { saveActivity } from '#base/activities/activities.store.ts'
import { assignedTo } from '#base/assignments/assignAll.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { mustOpen } from '#base/register/records.store.ts'
import { knownLanguageOf, languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { keepLeadObject } from '#records/leads/leads.store.ts'
import { objectNames } from '#records/objects/objectTitle.store.ts'
import { oneByOne } from '../bulk/oneByOne.ts'
import type { StoredSelection } from '#outside/selections/readSelections.store.ts'
import { addSelectionIn } from '#outside/selections/selections.store.ts'
import { sendSelectionIn } from '#outside/selections/sendSelection.store.ts'
import { answerOf, mailSubject } from '#outside/selections/selectionTexts.ts'
import type { LeadToSend, Proposal, SentLead, TasksInput } from './fittingLeads.contract.ts'

type LeadRow = Pick<Proposal, 'leadId' | 'client' | 'accountId' | 'sentOn'> & {
  language: string | null
  email: string | null
  phone: string | null
}
type ProposalQuery = { objectId: number; leadIds: readonly number[] }

/** 404 if the object does not exist. */
export async function proposeSelections(
  { db, ...ways }: Pick<Backend, 'db' | 'translate' | 'agency'>,
  { objectId, leadIds }: ProposalQuery,
  actor: Actor,
): Promise<Proposal[]> {
  await mustOpen(db, { entity: 'Object', id: objectId }, actor)
  const [{ rows }, office, object] = await Promise.all([
    leadsToWriteTo(db, { objectId, leadIds }, actor),
    languageOfOffice(db),
    db
      .selectFrom('object')
      .select(objectNames('object').as('names'))
      .where('id', '=', objectId)
      .executeTakeFirstOrThrow(),
  ])
  return rows.map(({ email, phone, language: own, ...lead }) => {
    const known = knownLanguageOf({ language: own, name: lead.client, phone })
    const language: Language = languageOf(known ?? office)
    return {
      ...lead,
      language,
      emails: splitTexts(email).filter(isAddress),
      phones: splitTexts(phone),
      subject: mailSubject(1, language, ways),
      note: ways.translate(language, ['fittingLeads.note', { object: object.names[language] }]),
    }
  })
}

const leadsToWriteTo = (db: Db, { objectId, leadIds }: ProposalQuery, actor: Actor) =>
  sql<LeadRow>`
    SELECT "Demand"."id" AS "leadId", "Demand"."accountName" AS "client", a."id" AS "accountId", a."language", a."email", a."phone",
      (SELECT max(s."sentOn") FROM "selection" s JOIN "selectionObject" c ON c."selectionId" = s."id"
        WHERE s."leadId" = "Demand"."id" AND c."objectId" = ${objectId} AND s."deletedOn" IS NULL) AS "sentOn"
    FROM unnest(${[...leadIds]}::integer[]) WITH ORDINALITY AS w ("id", "at")
    JOIN "lead" "Demand" ON "Demand"."id" = w."id" AND "Demand"."deletedOn" IS NULL
    LEFT JOIN "account" a ON a."id" = "Demand"."accountId" AND a."deletedOn" IS NULL
    WHERE ${asSql(allowed('change', 'Demand', actor))}
    ORDER BY w."at"
  `.execute(db)

type ToSend = { objectId: number; leads: readonly LeadToSend[] }

/** 404 if the object does not exist. */
export async function sendSelections(
  backend: Backend,
  { objectId, leads }: ToSend,
  actor: Actor,
): Promise<SentLead[]> {
  const { db } = backend
  await mustOpen(db, { entity: 'Object', id: objectId }, actor)
  const byId = new Map(leads.map((lead) => [lead.leadId, lead]))
  const made = new Map<number, StoredSelection>()
  const set = { entity: 'Demand', ids: [...byId.keys()] } as const
  const { items } = await oneByOne(backend, set, actor, async (leadId) => {
    const sent = await db
      .transaction()
      .execute((tx) => sendOne(tx, byId.get(leadId)!, objectId, onceFor(leadId, actor), backend))
    made.set(leadId, sent)
    return true
  })
  return items.map(({ id: leadId, title, refused }) => {
    const selection = made.get(leadId)
    return { leadId, title, refused, selection: selection ? answerOf(selection, backend) : null }
  })
}

async function sendOne(
  tx: Db,
  { leadId, language, note, email }: LeadToSend,
  objectId: number,
  actor: Actor,
  ways: Backend,
): Promise<StoredSelection> {
  const selection = await addSelectionIn(tx, { leadId, objects: [objectId], language, note }, actor)
  await keepLeadObject(tx, { leadId, objectId }, actor)
  // A repeated request finds the selection that it created.
  if (email === null || selection.sentOn !== null) return selection
  return sendSelectionIn(tx, { id: selection.id, email }, actor, ways)
}

/** The caller with a request key for this lead, derived from the key of the whole request. */
const onceFor = (leadId: number, { requestKey, ...actor }: Actor): Actor =>
  requestKey === undefined ? actor : { ...actor, requestKey: `${requestKey}/${leadId}` }

/** One task per lead. */
export async function addTasks(
  backend: Backend,
  { leadIds, description, date, owner }: TasksInput,
  actor: Actor,
) {
  const { db } = backend
  const set = { entity: 'Demand', ids: leadIds } as const
  const { items } = await oneByOne(backend, set, actor, async (id) => {
    const agents = owner === 'agent' ? await assignedTo(db, { entity: 'Demand', id }) : []
    const people = agents.length > 0 ? agents : [actor.accountId]
    const task = {
      ...({ category: 'call', description, date: `${date}T00:00:00`, done: false } as const),
      links: [{ entity: 'Demand' as const, id }],
      assignedTo: people.map((accountId) => ({ id: accountId })),
    }
    await saveActivity(db, task, onceFor(id, actor))
    return true
  })
  return items.map(({ id: leadId, title, refused }) => ({ leadId, title, refused }))
}
