// Letters of the agency to people outside it: named after the agency, signed by the agent who sends them.
import type { Language } from '#kit/i18n/languages.ts'
import { letterOf } from '#kit/mail/letter.ts'
import type { Block } from '#kit/mail/letter.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import type { Agency } from './agencyFacts.ts'

export type Agent = { name: string; phone: string | null; email: string | null }

export type AgencyLetter = Pick<Mail, 'to' | 'subject'> & {
  language: Language
  blocks: readonly Block[]
  /** Null for automatic letters. */
  agent: Agent | null
  /** The unsubscribe link, also for the button of mail programs, and the text for it at the end. */
  stop?: { link: string; text: string } | null
}

/** Replies go to the agent, unless the settings say the agency or the agent has no address. */
export function agencyLetter(agency: Agency, letter: AgencyLetter): Mail {
  const { to, subject, agent, language, blocks, stop } = letter
  const answered = agency.repliesToAgency ? null : agent
  const closing = [agent?.name, agent?.phone, agency.name, agency.phone, agency.email]
  return {
    to,
    subject,
    ...letterOf({
      language,
      blocks,
      accent: agency.accent,
      ending: stop?.text ?? null,
      closing: [...new Set(closing.filter((line) => line != null && line !== ''))] as string[],
    }),
    sender: {
      name: agency.name,
      replyTo: answered?.email
        ? { name: answered.name, address: answered.email }
        : { name: agency.name, address: agency.email },
    },
    ...(stop && { unsubscribe: stop.link }),
  }
}
