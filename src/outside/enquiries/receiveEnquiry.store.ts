// Turns an enquiry of the public site into a lead with everything that follows, in one transaction: once the visitor is
// thanked, nothing can be lost. An enquiry that a program may have sent waits in the tray until staff accept it.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { conflict } from '#kit/http/problem.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { addTask } from '#base/activities/addTask.store.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import { formatAlert } from '#base/alerts/alertText.ts'
import { mailboxesOf } from '#base/alerts/officeMails.store.ts'
import { assignAll, assignedTo } from '#base/assignments/assignAll.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { agentOf } from '#base/mail/agents.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { accountOfVisitor } from '#records/accounts/accountOfVisitor.store.ts'
import { peopleForEnquiry } from '#records/leads/incoming/peopleForLead.store.ts'
import { addLeadOfVisitor } from '#records/leads/leadOfVisitor.store.ts'
import {
  lifeOfToken,
  secondsSinceIssued,
  sinceOpened,
  useFormToken,
} from '#outside/publishing/site/formToken.store.ts'
import type { FormToken } from '#outside/publishing/site/formToken.store.ts'
import type { EnquiredObject, Enquiry, SubmittedEnquiry } from './enquiryInput.ts'
import {
  descriptionOfEnquiry,
  mailToAgents,
  mailToVisitor,
  enquiryAlertText,
} from './enquiryTexts.ts'
import { sourceOfSite } from './siteSource.store.ts'
import type { Doubt } from './tray/doubts.contract.ts'
import { doubtsOf } from './tray/enquiryDoubts.ts'
import type { RecentCounts } from './tray/enquiryDoubts.ts'
import { inTray, markTaken, putInTray, removeFromTray } from './tray/tray.store.ts'

type EnquiryContext = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>
type ReceivingContext = EnquiryContext & Pick<Backend, 'enquirySeconds'>
type Proof = { token: FormToken | null; isTrapped: boolean }

/**
 * From a visitor. Returns the doubts for which it waits in the tray; without doubts a lead exists, new or from a moment ago.
 */
export const receiveEnquiry = (
  db: Db,
  given: SubmittedEnquiry,
  proof: Proof,
  context: ReceivingContext,
): Promise<Doubt[]> =>
  db.transaction().execute(async (tx) => {
    const fingerprint = await lockEnquiry(tx, given)
    if ((await leadOfSame(tx, fingerprint)) !== undefined) return []
    const doubts = await doubtsAbout(tx, given, proof, context)
    if (doubts.length > 0) await putInTray(tx, given, { fingerprint, doubts })
    else {
      // The same enquiry may wait in the tray because its page was too old.
      await removeFromTray(tx, fingerprint)
      await addLead(tx, given, fingerprint, context)
    }
    return doubts
  })

/** By staff. A second click, or a colleague's, returns the existing lead. */
export const takeFromTray = (
  db: Db,
  id: number,
  actor: Actor,
  context: EnquiryContext,
): Promise<{ leadId: number }> =>
  db.transaction().execute(async (tx) => {
    // Same lock order as when a visitor sends the form: the enquiry, then its row.
    const fingerprint = await lockEnquiry(tx, await inTray(tx, id))
    const { thrownOn, leadId: taken, ...given } = await inTray(tx, id, sql`FOR UPDATE`)
    if (taken !== null) return { leadId: taken }
    if (thrownOn !== null) throw conflict('enquiryTray.wasThrownAway')
    const leadId =
      (await leadOfSame(tx, fingerprint)) ?? (await addLead(tx, given, fingerprint, context))
    await markTaken(tx, id, leadId, actor)
    await log(tx, {
      of: { entity: 'Demand' },
      id: leadId,
      action: 'takeEnquiry',
      version: null,
      actor,
    })
    return { leadId }
  })

/**
 * Locks the contact and the text, so that the second of two concurrent enquiries sees the result of the first. Returns the
 * fingerprint that identifies the enquiry.
 */
async function lockEnquiry(tx: Db, given: SubmittedEnquiry): Promise<string> {
  const { name, email, phone, message, reference } = given
  const all = [name, email, phone, message, reference].map((part) => part?.toLowerCase() ?? '')
  const fingerprint = createHash('sha256').update(all.join('\n')).digest('base64url')
  for (const key of [email?.toLowerCase(), phone?.replace(/\D/g, ''), fingerprint])
    if (key)
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`enquiry ${key}`}, 0))`.execute(tx)
  return fingerprint
}

async function doubtsAbout(
  tx: Db,
  given: SubmittedEnquiry,
  { token, isTrapped }: Proof,
  { enquirySeconds, publicUrl }: ReceivingContext,
): Promise<Doubt[]> {
  const facts = {
    isTrapped,
    token: token && (await stateOf(tx, token)),
    secondsOpen: token && sinceOpened(token),
    leastSeconds: enquirySeconds,
    name: given.name,
    message: given.message,
    ownHost: new URL(publicUrl).host,
  }
  const doubts = doubtsOf({ ...facts, lately: { quarter: 0, day: 0, ofContact: 0 } })
  if (doubts.length > 0) return doubts
  // Only accepted enquiries count, so that programs cannot use up the limit of visitors.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('enquiries', 0))`.execute(tx)
  return doubtsOf({ ...facts, lately: await countRecent(tx, given) })
}

async function stateOf(tx: Db, token: FormToken): Promise<'good' | 'used' | 'old'> {
  if (secondsSinceIssued(token) > lifeOfToken) return 'old'
  return (await useFormToken(tx, token)) ? 'good' : 'used'
}

/** Adds the lead, task, alert and e-mails of an enquiry whose lock is held. Returns the lead's id. */
async function addLead(
  tx: Db,
  given: SubmittedEnquiry,
  fingerprint: string,
  context: EnquiryContext,
): Promise<number> {
  const object = given.reference ? await publishedObject(tx, given.reference) : undefined
  const ofObject = object ? await assignedTo(tx, { entity: 'Object', id: object.id }) : []
  const language = await languageOfOffice(tx)
  const { translate } = context
  const said = enquiryAlertText(given)
  // Text that people will edit is stored in the office language, not as translatable parts.
  const { source: consentSource, content: description } = formatAlert(
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
  const { reference: _, ...enquiry } = given
  await tx
    .insertInto('enquiry')
    .values({ ...enquiry, leadId, objectId: object?.id ?? null, fingerprint })
    .execute()
  await queueMail(tx, [
    ...mailToAgents(
      given,
      { leadId, to: await mailboxesFor(tx, ofObject, agents, language) },
      context,
    ),
    ...(isConfirmed
      ? [
          {
            ...mailToVisitor(given, { object, agent: await agentOf(tx, agents[0]) }, context),
            about: lead,
          },
        ]
      : []),
  ])
  return leadId
}

/** The property's agents; without any, the office and the people assigned to the lead. */
async function mailboxesFor(tx: Db, ofObject: number[], agents: number[], language: string) {
  if (ofObject.length > 0) return mailboxesOf(tx, ofObject, language)
  const [office, own] = [
    await mailboxesOf(tx, [], language),
    await mailboxesOf(tx, agents, language),
  ]
  return [...office, ...own.filter(({ email }) => email !== null)]
}

/** Maximum number of confirmations to one mailbox per day: nobody has proved that it belongs to the visitor. */
const mostMails = 3

/** The lead of an identical enquiry within the last hour. */
async function leadOfSame(tx: Db, fingerprint: string): Promise<number | undefined> {
  const { rows } = await sql<{ leadId: number }>`
    SELECT "leadId" FROM "enquiry"
    WHERE "fingerprint" = ${fingerprint} AND "sentOn" > now() - interval '1 hour' ORDER BY "id" LIMIT 1
  `.execute(tx)
  return rows[0]?.leadId
}

/**
 * Number of enquiries that became leads within a day and within a quarter of an hour, and those of this contact within the
 * quarter of an hour.
 */
async function countRecent(tx: Db, { email, phone }: Enquiry): Promise<RecentCounts> {
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
