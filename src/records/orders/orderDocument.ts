// Writes the text of an order in one language from its facts: what the parties read, tick and sign. The browser can do it too.
import { formatDate, formatMoney, formatNumber } from '#kit/fields/format.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type {
  OrderBlock,
  OrderDocument,
  OrderFacts,
  OrderPartyFacts,
} from './orderContent.contract.ts'
import { filledIn } from './orderTemplateFields.contract.ts'

/** Says a text in the language of the document. */
export type Say = (message: Message) => string
type Row = OrderBlock['rows'][number]
const nothing = { text: '', name: '', rows: [] }

export function orderDocument(facts: OrderFacts, language: Language, say: Say): OrderDocument {
  const { template, withdrawal } = facts
  const heading = (text: Message): OrderBlock => ({
    ...nothing,
    is: 'heading',
    text: say(text),
  })
  const rows = (all: readonly (Row | null)[]): OrderBlock => ({
    ...nothing,
    is: 'facts',
    rows: all.filter((row) => row !== null),
  })
  const terms = filledIn(template.text[language] ?? '', {
    agency: facts.agency.name[language],
    agencyTaxNumber: facts.agency.taxNumber,
    gemiNumber: facts.agency.gemiNumber,
    agent: facts.agent.name,
    parties: facts.parties.map(({ name }) => name).join(', '),
    properties: facts.objects.map(({ number }) => `#${number}`).join(', '),
    fee: feeIn(facts, say),
    from: formatDate(facts.validFrom),
    until: formatDate(facts.validUntil),
    days: withdrawal ? String(withdrawal.days) : null,
  })
  return {
    language,
    title: template.title[language] ?? template.name,
    blocks: [
      heading('order.paper.agency'),
      rows(agencyRows(facts, language, say)),
      heading(facts.side === 'viewing' ? 'order.paper.client' : 'order.paper.owner'),
      ...facts.parties.map((party) => rows(partyRows(party, say))),
      heading('order.paper.objects'),
      rows(
        facts.objects.map(({ number, title, address, place, price }) => ({
          label: `#${number}`,
          value: [
            title[language],
            address,
            place[language],
            price === null ? null : formatMoney(price),
          ]
            .filter(Boolean)
            .join(', '),
        })),
      ),
      heading('order.paper.terms'),
      rows(termRows(facts, say)),
      ...terms
        .split(/\n{2,}/)
        .filter((part) => part.trim())
        .map((part) => textBlock(part.trim())),
      ...(withdrawal
        ? [
            heading('order.paper.withdrawal'),
            textBlock(say(['order.paper.withdrawalText', { days: String(withdrawal.days) }])),
          ]
        : []),
      tick('read', say('order.paper.tick.read')),
      ...(withdrawal?.beginNow ? [tick('beginNow', withdrawal.beginNowText[language] ?? '')] : []),
    ],
  }
}

const textBlock = (text: string): OrderBlock => ({ ...nothing, is: 'text', text })
const tick = (name: string, text: string): OrderBlock => ({ ...nothing, is: 'tick', name, text })

const row = (label: string, value: string | null | undefined): Row | null =>
  value ? { label, value } : null

const agencyRows = ({ agency, agent }: OrderFacts, language: Language, say: Say) => [
  row(say('order.paper.name'), agency.name[language]),
  row(say('order.paper.address'), agency.address[language]),
  row(say('order.paper.taxNumber'), agency.taxNumber),
  row(say('order.paper.gemiNumber'), agency.gemiNumber),
  row(say('order.paper.phone'), agency.phone),
  row(say('order.paper.email'), agency.email),
  row(say('order.paper.agent'), [agent.name, agent.phone].filter(Boolean).join(', ')),
]

const partyRows = (party: OrderPartyFacts, say: Say) => [
  row(say('order.paper.name'), party.name),
  row(say('order.paper.taxNumber'), party.taxNumber),
  row(say('order.paper.identityDocument'), party.identityDocument),
  row(say('order.paper.address'), party.address),
  row(say('order.paper.phone'), party.phone),
  row(say('order.paper.email'), party.email),
]

const termRows = (facts: OrderFacts, say: Say) => [
  row(say('order.service'), say(`order.service.${facts.service}`)),
  row(say('order.purpose'), say(`order.purpose.${facts.purpose}`)),
  row(
    say('order.isExclusive'),
    say(facts.isExclusive ? 'order.paper.exclusive' : 'order.paper.notExclusive'),
  ),
  row(say('order.fee'), feeIn(facts, say)),
  row(
    say('order.paper.period'),
    `${formatDate(facts.validFrom)} – ${formatDate(facts.validUntil)}`,
  ),
  facts.extends &&
    row(
      say('order.extendsId'),
      say([
        'order.paper.extends',
        {
          number: String(facts.extends.number),
          code: facts.extends.code,
          until: formatDate(facts.extends.validUntil),
        },
      ]),
    ),
  row(say('order.handedOver'), facts.handedOver),
]

/** The fee in words, such as '2 % of the price, at least 1.000 €, plus VAT'. */
function feeIn({ fee }: OrderFacts, say: Say): string {
  const parts = [
    fee.percent !== null &&
      say([
        'order.paper.feePercent',
        { percent: formatNumber(fee.percent, decimalsOf(fee.percent)) },
      ]),
    fee.months !== null &&
      say(['order.paper.feeMonths', { months: formatNumber(fee.months, decimalsOf(fee.months)) }]),
    fee.amount !== null && formatMoney(fee.amount),
  ].filter((part) => part !== false)
  return [
    parts.join(' + '),
    fee.isPlusVat ? say('order.paper.plusVat') : say('order.paper.withVat'),
  ].join(', ')
}

const decimalsOf = (value: number) => (String(value).split('.')[1] ?? '').length
