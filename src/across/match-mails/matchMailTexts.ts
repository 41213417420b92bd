// The mail that names new properties and lower prices, in the client's language.
import { formatCurrency, formatDate } from '#kit/fields/format.ts'
import type { MessageParams } from '#kit/http/problem.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { signatureOf } from '#base/backend/agencyFacts.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { StoredSelection } from '#across/selections/readSelections.store.ts'
import { linkOf } from '#across/selections/selectionTexts.ts'
import type { NewMatch, NewOffer } from './newMatches.store.ts'

type Ways = Pick<Backend, 'translate' | 'publicUrl' | 'agency'> & { to: string; stop: string }
type Say = (key: string, params?: MessageParams) => string

const periods = { 1: 'sale', 2: 'rent', 3: 'shortRent' } as const

export function mailOfMatches(
  selection: StoredSelection,
  matches: readonly NewMatch[],
  { to, stop, ...ways }: Ways,
): Mail {
  const language = languageOf(selection.language)
  const agency = ways.agency.in(language)
  const say: Say = (key, params) => ways.translate(language, params ? [key, params] : key)
  const count = matches.length
  const lines = matches.map(({ name, offers }) => `• ${name}: ${pricesIn(offers, say)}`)
  const { expiresOn } = selection
  return {
    to,
    subject: say('matchMail.subject', { count, agency: agency.name }),
    text: [
      say('matchMail.text', { count }),
      lines.join('\n'),
      say('matchMail.page', { link: linkOf(selection, ways) }),
      say('selection.mailHow'),
      ...(expiresOn ? [say('selection.openUntil', { day: formatDate(expiresOn) })] : []),
      signatureOf(agency),
      say('matchMail.stop', { link: stop }),
    ].join('\n\n'),
    unsubscribe: stop,
  }
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
