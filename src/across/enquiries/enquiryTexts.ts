// What is said of an enquiry: in the lead and its alert, to the agents, and to the visitor.
import type { MessageParams } from '#kit/http/problem.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { inWords, written } from '#base/alerts/alertWords.ts'
import type { Said, Words } from '#base/alerts/alertWords.ts'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { sitePaths } from '#across/publishing/publishing.paths.ts'
import { signatureOf } from '#base/backend/agencyFacts.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { AskedObject, Enquiry } from './enquiryInput.ts'

type Ways = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>
type Say = (key: string, params?: MessageParams) => string

/** Who asks what, as they wrote it; about which object also when that was taken off the site meanwhile. */
export const saidOfEnquiry = ({ name, email, phone, message, reference }: Enquiry): Said => ({
  source: ['enquiry.source'],
  lines: [
    ...(reference ? [['enquiry.about', { number: reference }] as const] : []),
    labelled('enquiry.name', name),
    ...(phone ? [labelled('enquiry.phone', phone)] : []),
    ...(email ? [labelled('enquiry.email', email)] : []),
    written(''),
    written(message),
  ],
})

const labelled = (key: string, text: string): Words => ['alert.labelled', { label: [key], text }]

type Told = {
  leadId: number
  /** Without an e-mail it is the agency's. */
  to: { email: string | null; language: string }[]
}

export const mailToAgents = (
  enquiry: Enquiry,
  { leadId, to }: Told,
  { translate, publicUrl, agency }: Ways,
): Mail[] =>
  to.map(({ email, language }) => {
    const say: Say = (key, params) => translate(language, params ? [key, params] : key)
    const link = publicUrl + leadPaths.lead(leadId)
    return {
      to: email ?? agency.email,
      subject: oneLine(say('enquiry.mailSubject', { name: enquiry.name })),
      text: `${inWords(saidOfEnquiry(enquiry), language, translate).content}\n\n${say('enquiry.mailLead', { link })}`,
    }
  })

/** Nothing that was typed goes out with it: whoever types another's address sends them no words. */
export function mailToVisitor(
  { email, language }: Enquiry & { language: string },
  object: AskedObject | undefined,
  { translate, publicUrl, agency: all }: Ways,
): Mail {
  const agency = all.in(language)
  const say: Say = (key, params) => translate(language, params ? [key, params] : key)
  const about = object && [
    say('enquiry.about', { number: object.referenceNumber }),
    publicUrl + sitePaths.publicObject(language, object.referenceNumber),
  ]
  return {
    to: email!,
    subject: say('enquiry.thanksSubject', { agency: agency.name }),
    text: [
      say('enquiry.thanksText'),
      ...(about ? ['', ...about] : []),
      '',
      signatureOf(agency),
    ].join('\n'),
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
