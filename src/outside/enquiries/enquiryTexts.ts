// Texts about an enquiry: for the lead and its alert, the agents, and the visitor.
import type { MessageParams } from '#kit/i18n/messages.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import type { MailToQueue } from '#kit/mail/mailQueue.ts'
import { literalText } from '#base/alerts/alertText.ts'
import type { AlertText, TextLine } from '#base/alerts/alertText.ts'
import { officeMails } from '#base/alerts/officeMails.store.ts'
import type { OfficeMailbox } from '#base/alerts/officeMails.store.ts'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { sitePaths } from '#outside/publishing/publishing.paths.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import { agencyLetter } from '#base/backend/agencyLetter.ts'
import type { Agent } from '#base/backend/agencyLetter.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { EnquiredObject, Enquiry } from './enquiryInput.ts'

type MailContext = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>

/** The enquiry as written; names the object even if it has been unpublished since. */
export const enquiryAlertText = (enquiry: Enquiry): AlertText => ({
  source: ['enquiry.source'],
  lines: [...aboutVisitor(enquiry), literalText(''), literalText(enquiry.message)],
})

/** For the lead, whose first words are its name in lists: starts with the wish, not with the phone number. */
export const descriptionOfEnquiry = (enquiry: Enquiry): AlertText => ({
  source: ['enquiry.source'],
  lines: [literalText(enquiry.message), literalText(''), ...aboutVisitor(enquiry)],
})

const aboutVisitor = ({ name, email, phone, reference }: Enquiry): TextLine[] => [
  ...(reference ? [['enquiry.about', { number: reference }] as const] : []),
  labelled('enquiry.name', name),
  ...(phone ? [labelled('enquiry.phone', phone)] : []),
  ...(email ? [labelled('enquiry.email', email)] : []),
]

const labelled = (key: string, text: string): TextLine => ['alert.labelled', { label: [key], text }]

export const mailToAgents = (
  enquiry: Enquiry,
  { leadId, to }: { leadId: number; to: readonly OfficeMailbox[] },
  context: MailContext,
): MailToQueue[] =>
  officeMails(
    to,
    {
      about: { entity: 'Demand', id: leadId },
      subject: ['enquiry.mailSubject', { name: enquiry.name }],
      lines: [
        ...enquiryAlertText(enquiry).lines,
        literalText(''),
        ['enquiry.mailLead', { link: context.publicUrl + leadPaths.lead(leadId) }],
      ],
    },
    context,
  )

/**
 * Repeats nothing that was typed, so that the form cannot be used to send words to somebody else's
 * address.
 */
export function mailToVisitor(
  { email, language }: Enquiry & { language: string },
  { object, agent }: { object: EnquiredObject | undefined; agent: Agent | null },
  { translate, publicUrl, agency: all }: MailContext,
): Mail {
  const agency = all.in(language)
  const say = (key: string, params?: MessageParams) =>
    translate(language, params ? [key, params] : key)
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
