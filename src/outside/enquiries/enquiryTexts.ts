// Texts about an enquiry: for the lead and its alert, the agents, and the visitor.
import type { MessageParams } from '#kit/i18n/messages.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { inWords, written } from '#base/alerts/alertWords.ts'
import type { Said, Words } from '#base/alerts/alertWords.ts'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { sitePaths } from '#outside/publishing/publishing.paths.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import { agencyLetter } from '#base/backend/agencyLetter.ts'
import type { Agent } from '#base/backend/agencyLetter.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { EnquiredObject, Enquiry } from './enquiryInput.ts'

type MailOptions = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>
type Translate = (key: string, params?: MessageParams) => string

/** The enquiry as it was written; names the object even if it has been unpublished since. */
export const saidOfEnquiry = (enquiry: Enquiry): Said => ({
  source: ['enquiry.source'],
  lines: [...aboutVisitor(enquiry), written(''), written(enquiry.message)],
})

/** For the lead, which is called by its first words wherever it stands: by the wish, not by the phone number. */
export const descriptionOfEnquiry = (enquiry: Enquiry): Said => ({
  source: ['enquiry.source'],
  lines: [written(enquiry.message), written(''), ...aboutVisitor(enquiry)],
})

const aboutVisitor = ({ name, email, phone, reference }: Enquiry): Words[] => [
  ...(reference ? [['enquiry.about', { number: reference }] as const] : []),
  labelled('enquiry.name', name),
  ...(phone ? [labelled('enquiry.phone', phone)] : []),
  ...(email ? [labelled('enquiry.email', email)] : []),
]

const labelled = (key: string, text: string): Words => ['alert.labelled', { label: [key], text }]

type Recipients = {
  leadId: number
  /** Without an e-mail address the agency's is used. */
  to: { email: string | null; language: string }[]
}

export const mailToAgents = (
  enquiry: Enquiry,
  { leadId, to }: Recipients,
  { translate, publicUrl, agency }: MailOptions,
): Mail[] =>
  to.map(({ email, language }) => {
    const say: Translate = (key, params) => translate(language, params ? [key, params] : key)
    const link = publicUrl + leadPaths.lead(leadId)
    return {
      to: email ?? agency.email,
      subject: oneLine(say('enquiry.mailSubject', { name: enquiry.name })),
      text: `${inWords(saidOfEnquiry(enquiry), language, translate).content}\n\n${say('enquiry.mailLead', { link })}`,
    }
  })

/**
 * Repeats nothing that was typed, so that the form cannot be used to send words to somebody else's
 * address.
 */
export function mailToVisitor(
  { email, language }: Enquiry & { language: string },
  { object, agent }: { object: EnquiredObject | undefined; agent: Agent | null },
  { translate, publicUrl, agency: all }: MailOptions,
): Mail {
  const agency = all.in(language)
  const say: Translate = (key, params) => translate(language, params ? [key, params] : key)
  const about = object && [
    say('enquiry.about', { number: object.referenceNumber }),
    publicUrl + sitePaths.publicObject(language, object.referenceNumber),
  ]
  return agencyLetter(agency, {
    to: email!,
    agent,
    language: languageOf(language),
    subject: say('enquiry.thanksSubject', { agency: agency.name }),
    blocks: [say('enquiry.thanksText'), ...(about ? [about.join('\n')] : [])],
  })
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
