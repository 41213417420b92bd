// Turns an enquiry of the public site into a lead with everything that follows, in one transaction:
// once the visitor is thanked, nothing can be lost.
// Trigger on "siteSource": refuseLate rejects people whose data was erased meanwhile (refuseLate.sql).
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { accountOfVisitor, addSourceOfSite } from '#records/accounts/accountOfVisitor.store.ts'
import { agentOf } from '#base/mail/agents.store.ts'
import { addTask } from '#base/activities/addTask.store.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import { inWords } from '#base/alerts/alertWords.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { assignAll, assignedTo } from '#base/assignments/assignAll.store.ts'
import { peopleForEnquiry } from '#records/leads/incoming/peopleForLead.store.ts'
import { addLeadOfVisitor } from '#records/leads/leadOfVisitor.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { EnquiredObject, Enquiry } from './enquiryInput.ts'
import type { RecentCounts } from './tray/enquiryDoubts.ts'
import { mailboxesOf } from '#base/assignments/mailboxes.store.ts'
import { descriptionOfEnquiry, mailToAgents, mailToVisitor, saidOfEnquiry } from './enquiryTexts.ts'

/** `sentOn` only if it waited in the tray; otherwise it was sent now. */
export type SubmittedEnquiry = Enquiry & { language: string; consent: string; sentOn?: string }
export type EnquiryOptions = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>

/**
 * Locks the contact and the text, so that the second of two concurrent enquiries sees what the
 * first has made.
 */
export async function lockEnquiry(
  tx: Db,
  given: SubmittedEnquiry,
): Promise<{ fingerprint: string }> {
  const fingerprint = fingerprintOf(given)
  for (const key of [given.email?.toLowerCase(), given.phone?.replace(/\D/g, ''), fingerprint])
    if (key)
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`enquiry ${key}`}, 0))`.execute(tx)
  return { fingerprint }
}

/**
 * Adds the lead, task, alert and e-mails of an enquiry, in the transaction that holds its lock.
 * Returns the lead's id.
 */
export async function acceptEnquiry(
  tx: Db,
  given: SubmittedEnquiry,
  fingerprint: string,
  options: EnquiryOptions,
): Promise<number> {
  const object = given.reference ? await publishedObject(tx, given.reference) : undefined
  const ofObject = object ? await assignedTo(tx, { entity: 'Object', id: object.id }) : []
  const language = await languageOfOffice(tx)
  const { translate } = options
  const said = saidOfEnquiry(given)
  // Text that people will edit is stored in the office language, not as translatable parts.
  const { source: consentSource, content: description } = inWords(
    descriptionOfEnquiry(given),
    language,
    translate,
  )
  const accountId = await accountOfVisitor(tx, {
    ...given,
    consentSource,
    consentWords: given.consent,
  })
  const source = await sourceOfSite(tx, consentSource)
  const agents =
    ofObject.length > 0
      ? ofObject
      : await peopleForEnquiry(tx, { source, objectId: object?.id ?? null })
  const leadId = await addLeadOfVisitor(
    tx,
    {
      accountId,
      source,
      description,
      forPurchase: object?.forSale ?? false,
      forRent: object?.forRent ?? false,
      forShortRent: object?.forShortRent ?? false,
    },
    object ? [object.id] : [],
  )
  const lead = { entity: 'Demand', id: leadId } as const
  await assignAll(tx, lead, agents)
  const today = `${agencyToday()}T00:00:00`
  const task = { record: lead, category: 'call', date: today, assignedTo: agents } as const
  await addTask(tx, { ...task, said: said.lines }, { translate, language })
  await addAlert(tx, { said, about: lead, accountId }, { translate, language })
  const isConfirmed = given.email !== null && (await mailsToday(tx, given.email)) < mostMails
  await store(tx, given, { leadId, objectId: object?.id ?? null, fingerprint })
  const mails = [
    ...mailToAgents(
      given,
      { leadId, to: await mailboxesFor(tx, ofObject, agents, language) },
      options,
    ),
    ...(isConfirmed
      ? [mailToVisitor(given, { object, agent: await agentOf(tx, agents[0]) }, options)]
      : []),
  ]
  await queueMail(
    tx,
    mails.map((mail) => ({ ...mail, about: lead })),
  )
  return leadId
}

/** The agents of the property; else the office, and whoever was given the lead. */
async function mailboxesFor(tx: Db, ofObject: number[], agents: number[], language: string) {
  if (ofObject.length > 0) return mailboxesOf(tx, ofObject, language)
  const [office, own] = [
    await mailboxesOf(tx, [], language),
    await mailboxesOf(tx, agents, language),
  ]
  return [...office, ...own.filter(({ email }) => email !== null)]
}

/** Most confirmations to one mailbox a day: nobody has proved that it belongs to the visitor. */
const mostMails = 3

function fingerprintOf({ name, email, phone, message, reference }: Enquiry): string {
  const all = [name, email, phone, message, reference].map((part) => part?.toLowerCase() ?? '')
  return createHash('sha256').update(all.join('\n')).digest('base64url')
}

/** The lead of an identical enquiry within the last hour. */
export async function leadOfSame(tx: Db, fingerprint: string): Promise<number | undefined> {
  const { rows } = await sql<{ leadId: number }>`
    SELECT "leadId" FROM "enquiry"
    WHERE "fingerprint" = ${fingerprint} AND "sentOn" > now() - interval '1 hour' ORDER BY "id" LIMIT 1
  `.execute(tx)
  return rows[0]?.leadId
}

/**
 * Number of enquiries that became leads within a day, within a quarter of an hour, and of the
 * latter those of this contact.
 */
export async function countRecent(tx: Db, { email, phone }: Enquiry): Promise<RecentCounts> {
  const lately = sql`"sentOn" > now() - interval '15 minutes'`
  const digits = phone?.replace(/\D/g, '') ?? null
  const { rows } = await sql<RecentCounts>`
    SELECT count(*) FILTER (WHERE ${lately}) AS "quarter", count(*) AS "day",
      count(*) FILTER (WHERE ${lately} AND (
        lower("email") = lower(${email}) OR regexp_replace("phone", '\\D', '', 'g') = ${digits})) AS "ofContact"
    FROM "enquiry" WHERE "sentOn" > now() - interval '1 day'
  `.execute(tx)
  return rows[0]!
}

async function mailsToday(tx: Db, email: string): Promise<number> {
  const { rows } = await sql<{ mails: number }>`
    SELECT count(*) AS "mails" FROM "enquiry"
    WHERE lower("email") = lower(${email}) AND "sentOn" > now() - interval '1 day'
  `.execute(tx)
  return rows[0]!.mails
}

async function publishedObject(tx: Db, reference: string): Promise<EnquiredObject | undefined> {
  const { rows } = await sql<EnquiredObject>`
    SELECT "id", "referenceNumber", "forSale", "forRent", "forShortRent"
    FROM "publishedObject" WHERE "referenceNumber" = ${reference}
  `.execute(tx)
  return rows[0]
}

async function sourceOfSite(tx: Db, name: string): Promise<number> {
  const known = await findSource(tx)
  if (known !== undefined) return known
  // Only callers that find no source wait for the one that is creating it.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('siteSource', 0))`.execute(tx)
  return (await findSource(tx)) ?? makeSource(tx, name)
}

async function findSource(tx: Db): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT a."id" FROM "siteSource" s JOIN "account" a ON a."id" = s."accountId"
    WHERE a."isSource" AND a."deletedOn" IS NULL
  `.execute(tx)
  return rows[0]?.id
}

async function makeSource(tx: Db, name: string): Promise<number> {
  const accountId = await addSourceOfSite(tx, name)
  await sql`
    INSERT INTO "siteSource" ("accountId") VALUES (${accountId})
    ON CONFLICT ("id") DO UPDATE SET "accountId" = EXCLUDED."accountId"
  `.execute(tx)
  return accountId
}

type EnquiryResult = { leadId: number; objectId: number | null; fingerprint: string }

async function store(tx: Db, given: SubmittedEnquiry, result: EnquiryResult): Promise<void> {
  const { reference: _, ...enquiry } = given
  await tx
    .insertInto('enquiry')
    .values({ ...enquiry, ...result })
    .execute()
}
