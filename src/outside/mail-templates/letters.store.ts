// Letters made from a template: previewed, then queued with a note on the timelines of person and record.
import { addOnce } from '#kit/db/addOnce.ts'
import { cleanText } from '#kit/fields/cleanText.ts'
import { isAddress, mailbox } from '#kit/fields/emailAddress.ts'
import { formatDate } from '#kit/fields/format.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, badRequest, conflict } from '#kit/http/problem.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { queueLetters } from '#base/mail/queueLetters.store.ts'
import type { QueueingOptions } from '#base/mail/queueLetters.store.ts'
import { agentOf } from '#base/mail/agents.store.ts'
import { agencyLetter } from '#base/backend/agencyLetter.ts'
import type { Agent } from '#base/backend/agencyLetter.ts'
import { addNote } from '#base/activities/addNote.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { mustChangeAll } from '#base/register/records.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { noteContacted } from '#records/leads/moveLeadOn.store.ts'
import type { Letter, LetterRequest, MailTemplate, Sending } from './mailTemplates.contract.ts'
import { readMailTemplate } from './mailTemplates.store.ts'
import { consentingAddresses } from '#records/accounts/consentingAddresses.store.ts'
import { recipientsOf } from './recipients.store.ts'
import type { Recipient } from './recipients.store.ts'
import { emptyFields, filledIn } from './templateFields.contract.ts'
import { unsubscribeLink } from '#records/accounts/unsubscribe.store.ts'

type LettersContext = Pick<Backend, 'translate' | 'publicUrl' | 'agency' | 'secretsKey'>

const textsIn = {
  en: ({ subjectEn, textEn }: MailTemplate) => ({ subject: subjectEn, text: textEn }),
  el: ({ subjectEl, textEl }: MailTemplate) => ({ subject: subjectEl, text: textEl }),
  ru: ({ subjectRu, textRu }: MailTemplate) => ({ subject: subjectRu, text: textRu }),
} as const satisfies Record<Language, unknown>

export async function previewLetters(
  db: Db,
  request: LetterRequest,
  actor: Actor,
  context: LettersContext,
): Promise<{ letters: Letter[] }> {
  const { letters } = await lettersOf(db, request, actor, context)
  return { letters: letters.map(({ letter }) => letter) }
}

type Prepared = { person: Recipient; letter: Letter }

/** The letters as the template makes them. */
async function lettersOf(db: Db, request: LetterRequest, actor: Actor, context: LettersContext) {
  await mustChangeAll(db, recordsOf(request), actor)
  const [template, recipients, sender] = await Promise.all([
    readMailTemplate(db, request.templateId),
    recipientsOf(db, request, actor),
    agentOf(db, actor.accountId),
  ])
  const reach = await reachOf(db, recipients, template)
  const letters = recipients.map((person): Prepared => {
    const { language, name, recordId, accountId } = person
    const texts = textsIn[language](template)
    const values = {
      name: person.greeted,
      property: person.property[language],
      day: person.at && formatDate(person.at.slice(0, 10)),
      time: person.at && person.at.slice(11, 16),
      agent: sender?.name ?? null,
      phone: sender?.phone ?? null,
      agency: context.agency.in(language).name,
    }
    const letter = {
      accountId,
      recordId,
      name,
      language,
      ...reach.get(accountId)!,
      subject: filledIn(texts.subject, values),
      text: filledIn(texts.text, values),
      empty: emptyFields([texts.subject, texts.text], values),
    }
    return { person, letter }
  })
  return { letters, template, sender }
}

const recordsOf = ({ entity, ids }: LetterRequest) => ids.map((id) => ({ entity, id }))

type Reach = Pick<Letter, 'to' | 'why' | 'mayChange'>

/** By account: the address of each person and whether the text may be changed for them; or why there is no letter. */
async function reachOf(
  db: Db,
  recipients: readonly Recipient[],
  { isAdvertising, mayRewrite }: MailTemplate,
) {
  const boxes = recipients.map(({ accountId, email }) => {
    const to = mailbox(splitTexts(email), undefined)
    return { accountId, to: to !== undefined && isAddress(to) ? to : null }
  })
  const addresses = boxes.flatMap(({ to }) => (to === null ? [] : [to.toLowerCase()]))
  const agreed = await consentingAddresses(db, addresses)
  return new Map(
    boxes.map(({ accountId, to }): [number, Reach] => {
      if (to === null) return [accountId, { to, why: 'noAddress', mayChange: false }]
      const isAgreed = agreed.has(to.toLowerCase())
      if (isAdvertising && !isAgreed)
        return [accountId, { to: null, why: 'noConsent', mayChange: false }]
      return [accountId, { to, why: null, mayChange: isAgreed || mayRewrite }]
    }),
  )
}

/** Line ends and surrounding blanks may change in transit; incoming texts also get their unusual spaces replaced. */
const sameText = (one: string, other: string) => comparable(one) === comparable(other)
const comparable = (text: string) => cleanText(text).replaceAll('\r\n', '\n').trim()

/**
 * Sends the letters exactly as previewed: 409 if an address, a consent or the people of a record changed meanwhile. A changed
 * text counts as advertising unless the template may be rewritten: 400 for a person who has not agreed to mailings.
 */
export const sendLetters = (
  db: Db,
  request: Sending,
  actor: Actor,
  context: LettersContext & QueueingOptions,
): Promise<{ sent: number }> =>
  db.transaction().execute(async (tx) => {
    const { letters } = request
    if (new Set(letters.map(({ accountId }) => accountId)).size < letters.length)
      throw badInput({ letters: ['mailTemplate.twice'] })
    const sent = await addOnce(tx, { entity: 'Letters' }, actor, async () => {
      const { letters: known, template, sender } = await lettersOf(tx, request, actor, context)
      const office = await languageOfOffice(tx)
      const mails: Mail[] = []
      for (const written of letters) {
        const one = known.find(
          ({ letter }) =>
            letter.accountId === written.accountId && letter.recordId === written.recordId,
        )
        if (!one || one.letter.to !== written.to)
          throw conflict(['mailTemplate.changed', { name: one?.letter.name ?? written.to }])
        const { letter, person } = one
        const isRewritten =
          !sameText(letter.subject, written.subject) || !sameText(letter.text, written.text)
        if (isRewritten && !letter.mayChange)
          throw badRequest(['mailTemplate.rewritten', { name: letter.name }])
        const isAdvertising = template.isAdvertising || (isRewritten && !template.mayRewrite)
        mails.push(await mailOf(tx, written, { person, isAdvertising, agent: sender, context }))
        await noteSent(tx, written, { request, actor, office, context })
      }
      const { entity } = request
      const queued = mails.map((mail, at) => ({
        ...mail,
        about: { entity, id: letters[at]!.recordId },
      }))
      await queueLetters(tx, queued, actor, context)
      return letters.length
    })
    return { sent }
  })

type Written = Sending['letters'][number]
type ToMail = {
  person: Recipient
  isAdvertising: boolean
  agent: Agent | null
  context: LettersContext
}

async function mailOf(
  tx: Db,
  { to, subject, text, accountId }: Written,
  { person: { language }, isAdvertising, agent, context }: ToMail,
): Promise<Mail> {
  const link = isAdvertising
    ? await unsubscribeLink.url(accountId, language, { ...context, db: tx })
    : null
  return agencyLetter(context.agency.in(language), {
    to,
    subject,
    language,
    agent,
    blocks: [text],
    stop:
      link === null
        ? null
        : { link, text: context.translate(language, ['unsubscribe.inMail', { link }]) },
  })
}

type Noted = { request: Sending; actor: Actor; office: string; context: LettersContext }

async function noteSent(
  tx: Db,
  { to, subject, text, accountId, recordId }: Written,
  { request: { entity }, actor, office, context }: Noted,
): Promise<void> {
  const record = { entity, id: recordId } as const
  const person = { entity: 'Account', id: accountId } as const
  await addNote(
    tx,
    {
      records: entity === 'Account' ? [person] : [record, person],
      said: [
        ['mailTemplate.sentTo', { to, subject }],
        ['alert.written', { text }],
      ],
    },
    { translate: context.translate, language: office },
    actor,
  )
  if (entity === 'Demand') await noteContacted(tx, recordId, actor)
}
