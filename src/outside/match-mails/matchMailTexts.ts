// The mail about new properties and lower prices, in the client's language.
import { formatCurrency, formatDate } from '#kit/fields/format.ts'
import type { MessageParams } from '#kit/i18n/messages.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { agencyLetter } from '#base/backend/agencyLetter.ts'
import type { Agent } from '#base/backend/agencyLetter.ts'
import type { Card } from '#kit/mail/letter.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { StoredSelection } from '#outside/selections/readSelections.store.ts'
import { linkOf } from '#outside/selections/selectionTexts.ts'
import type { NewMatch, NewOffer } from './newMatches.store.ts'

type MatchMailContext = Pick<Backend, 'translate' | 'publicUrl' | 'agency'> & {
  to: string
  stop: string
  agent: Agent | null
  /** The cards of the selection that was made for the mail. */
  cards: readonly { objectId: number; card: Card }[]
}
type Say = (key: string, params?: MessageParams) => string

const periods = { 1: 'sale', 2: 'rent', 3: 'shortRent' } as const

export function mailOfMatches(
  selection: StoredSelection,
  matches: readonly NewMatch[],
  { to, stop, agent, cards, ...context }: MatchMailContext,
): Mail {
  const language = languageOf(selection.language)
  const agency = context.agency.in(language)
  const say: Say = (key, params) => context.translate(language, params ? [key, params] : key)
  const count = matches.length
  const link = linkOf(selection, context)
  const named = matches.map(({ id, name, offers }): Card => {
    const known = cards.find(({ objectId }) => objectId === id)?.card
    return {
      title: name,
      lines: [pricesIn(offers, say)],
      link: known?.link ?? link,
      picture: known?.picture ?? null,
    }
  })
  const { expiresOn } = selection
  return agencyLetter(agency, {
    to,
    agent,
    language,
    subject: say('matchMail.subject', { count, agency: agency.name }),
    blocks: [
      say('matchMail.text', { count }),
      { cards: named },
      say('matchMail.page'),
      { link, label: say('selection.mailOpen') },
      say('selection.mailHow'),
      ...(expiresOn ? [say('selection.openUntil', { day: formatDate(expiresOn) })] : []),
    ],
    stop: { link: stop, text: say('matchMail.stop', { link: stop }) },
  })
}

const pricesIn = (offers: readonly NewOffer[], say: Say) =>
  offers
    .map(({ service, price, before }) => {
      const amount = (value: number) =>
        say(`matchMail.price.${periods[service as keyof typeof periods]}`, {
          price: formatCurrency(value),
        })
      return before === null
        ? amount(price)
        : say('matchMail.cheaper', { price: amount(price), before: formatCurrency(before) })
    })
    .join(' / ')
