// Letters made of a template: shown before they go, then queued with a note on the timelines of person and record.
import { addOnce } from '#kit/db/addOnce.ts'
import { isAddress, mailbox } from '#kit/fields/emailAddress.ts'
import { formatDate } from '#kit/fields/format.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, conflict } from '#kit/http/problem.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { addNote } from '#base/activities/addNote.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { mustChangeAll } from '#base/register/records.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { noteContacted } from '#records/leads/contactedLead.store.ts'
import type { Letter, LetterRequest, MailTemplate, Sending } from './mailTemplates.contract.ts'
import { readMailTemplate } from './mailTemplates.store.ts'
import { consentingAddresses, recipientsOf } from './recipients.store.ts'
import type { Recipient } from './recipients.store.ts'
import { emptyFields, filledIn } from './templateFields.contract.ts'
import { unsubscribePath, unsubscribeToken } from './unsubscribe.store.ts'

type Ways = Pick<Backend, 'translate' | 'publicUrl' | 'agency' | 'secretsKey'>

const textsIn = {
  en: ({ subjectEn, textEn }: MailTemplate) => ({ subject: subjectEn, text: textEn }),
  el: ({ subjectEl, textEl }: MailTemplate) => ({ subject: subjectEl, text: textEl }),
  ru: ({ subjectRu, textRu }: MailTemplate) => ({ subject: subjectRu, text: textRu }),
} as const satisfies Record<Language, unknown>

export async function previewLetters(
  db: Db,
  request: LetterRequest,
  actor: Actor,
  ways: Ways,
): Promise<{ letters: Letter[] }> {
  await mustChangeAll(db, recordsOf(request), actor)
  const [template, recipients, sender] = await Promise.all([
    readMailTemplate(db, request.templateId),
    recipientsOf(db, request, actor),
    db
      .selectFrom('account')
      .select(['name', 'phone'])
      .where('id', '=', actor.accountId)
      .executeTakeFirst(),
  ])
  const reach = await reachOf(db, recipients, template)
  const letters = recipients.map((one): Letter => {
    const { language, name, recordId, accountId } = one
    const texts = textsIn[language](template)
    const values = {
      name,
      property: one.property[language],
      day: one.at && formatDate(one.at.slice(0, 10)),
      time: one.at && one.at.slice(11, 16),
      agent: sender?.name ?? null,
      phone: splitTexts(sender?.phone ?? null)[0] ?? null,
      agency: ways.agency.in(language).name,
    }
    return {
      ...{ accountId, recordId, name, language },
      ...reach.get(accountId)!,
      subject: filledIn(texts.subject, values),
      text: filledIn(texts.text, values),
      empty: emptyFields([texts.subject, texts.text], values),
    }
  })
  return { letters }
}

const recordsOf = ({ entity, ids }: LetterRequest) => ids.map((id) => ({ entity, id }))

/** Where each person is written to, by account; or why not. */
async function reachOf(db: Db, recipients: readonly Recipient[], { isAdvertising }: MailTemplate) {
  const boxes = recipients.map(({ accountId, email }) => {
    const to = mailbox(splitTexts(email), undefined)
    return { accountId, to: to !== undefined && isAddress(to) ? to : null }
  })
  const addresses = boxes.flatMap(({ to }) => (to === null ? [] : [to.toLowerCase()]))
  const agreed = isAdvertising ? await consentingAddresses(db, addresses) : null
  return new Map(
    boxes.map(({ accountId, to }): [number, Pick<Letter, 'to' | 'why'>] => {
      if (to === null) return [accountId, { to, why: 'noAddress' }]
      const isAgreed = !agreed || agreed.has(to.toLowerCase())
      return [accountId, isAgreed ? { to, why: null } : { to: null, why: 'noConsent' }]
    }),
  )
}

/** 409 when meanwhile an address, a consent or the people of a record changed: what goes is what was seen. */
export const sendLetters = (
  db: Db,
  request: Sending,
  actor: Actor,
  ways: Ways,
): Promise<{ sent: number }> =>
  db.transaction().execute(async (tx) => {
    const { letters } = request
    if (new Set(letters.map(({ accountId }) => accountId)).size < letters.length)
      throw badInput({ letters: ['mailTemplate.twice'] })
    const sent = await addOnce(tx, { entity: 'Letters' }, actor, async () => {
      await mustChangeAll(tx, recordsOf(request), actor)
      const template = await readMailTemplate(tx, request.templateId)
      const recipients = await recipientsOf(tx, request, actor)
      const reach = await reachOf(tx, recipients, template)
      const office = await languageOfOffice(tx)
      for (const letter of letters) {
        const person = recipients.find(
          ({ accountId, recordId }) =>
            accountId === letter.accountId && recordId === letter.recordId,
        )
        if (!person || reach.get(person.accountId)?.to !== letter.to)
          throw conflict(['mailTemplate.changed', { name: person?.name ?? letter.to }])
        await sendOne(tx, letter, { person, template, request, actor, office, ways })
      }
      return letters.length
    })
    return { sent }
  })

type One = {
  person: Recipient
  template: MailTemplate
  request: Sending
  actor: Actor
  office: string
  ways: Ways
}

async function sendOne(
  tx: Db,
  { to, subject, text, accountId, recordId }: Sending['letters'][number],
  { person: { language }, template, request: { entity }, actor, office, ways }: One,
): Promise<void> {
  const unsubscribe = template.isAdvertising
    ? ways.publicUrl +
      unsubscribePath(language, await unsubscribeToken(accountId, { ...ways, db: tx }))
    : null
  const ending =
    unsubscribe && ways.translate(language, ['unsubscribe.inMail', { link: unsubscribe }])
  const record = { entity, id: recordId } as const
  await queueMail(tx, [
    {
      ...{ to, subject, unsubscribe },
      text: ending ? `${text}\n\n${ending}` : text,
      sentById: actor.accountId,
      about: record,
    },
  ])
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
    { translate: ways.translate, language: office },
    actor,
  )
  if (entity === 'Demand') await noteContacted(tx, recordId, actor)
}
