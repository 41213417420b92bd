// Writes the text of an order from the pieces that the phone took along. The server writes it again when the order arrives: both
// must be the same, byte for byte.
import { cleanText } from '#kit/fields/cleanText.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { orderDocument } from '../orderDocument.ts'
import type { Say } from '../orderDocument.ts'
import type { OrderContent, OrderFacts } from '../orderContent.contract.ts'
import type {
  ObjectPiece,
  OfficePiece,
  OfflineParty,
  OfflineTerms,
  TemplatePiece,
} from './pocket.contract.ts'

export type OfflineOrder = {
  code: string
  /** By the clock of the phone. */
  saidOn: string
  terms: OfflineTerms
  /** Parties beside that of the terms. */
  others: readonly OfflineParty[]
  office: OfficePiece
  template: TemplatePiece
  objects: readonly ObjectPiece[]
}

export function offlineContent({ code, saidOn, office, ...order }: OfflineOrder): OrderContent {
  const facts = offlineFacts({ office, ...order })
  return {
    format: 'estia-order-1',
    number: null,
    code,
    issuedOn: saidOn,
    issuedBy: office.agent.name,
    facts,
    documents: facts.languages.map((language) =>
      orderDocument(facts, language, sayWith(office.labels[language])),
    ),
  }
}

/** As the server cleans every text that is sent to it. */
const lineOf = (text: string | null): string | null => cleanText(text ?? '').trim() || null

/** In the order of the schema. */
function offlineFacts({
  office,
  template,
  objects,
  terms,
  others,
}: Omit<OfflineOrder, 'code' | 'saidOn'>): OrderFacts {
  const { party, fee } = terms
  return {
    side: 'viewing',
    service: terms.service,
    purpose: terms.purpose,
    isExclusive: false,
    languages: terms.languages,
    agency: office.agency,
    agent: office.agent,
    parties: [party, ...others].map((each) => ({
      name: cleanText(each.name).trim(),
      taxNumber: lineOf(each.taxNumber),
      identityDocument: lineOf(each.identityDocument),
      address: lineOf(each.address),
      phone: lineOf(each.phone),
      email: lineOf(each.email),
    })),
    objects: objects.map(({ number, title, address, place, salePrice, rentPrice }) => ({
      number,
      title,
      address,
      place,
      price: terms.purpose === 'rent' ? rentPrice : salePrice,
    })),
    fee: {
      percent: fee.percent,
      amount: fee.amount,
      months: fee.months,
      isPlusVat: fee.isPlusVat,
    },
    validFrom: terms.validFrom,
    validUntil: terms.validUntil,
    extends: null,
    handedOver: null,
    withdrawal: office.withdrawal && { ...office.withdrawal, beginNow: terms.beginNow },
    template,
    rules: office.rules,
  }
}

/** Texts of the document. `parameters`: what stands in double braces. */
export const documentLabels = [
  'order.paper.agency',
  'order.paper.client',
  'order.paper.objects',
  'order.paper.terms',
  'order.paper.withdrawal',
  ['order.paper.withdrawalText', { days: '{{days}}' }],
  'order.paper.name',
  'order.paper.address',
  'order.paper.taxNumber',
  'order.paper.gemiNumber',
  'order.paper.identityDocument',
  'order.paper.phone',
  'order.paper.email',
  'order.paper.agent',
  'order.paper.notExclusive',
  'order.paper.period',
  ['order.paper.feePercent', { percent: '{{percent}}' }],
  ['order.paper.feeMonths', { months: '{{months}}' }],
  'order.paper.plusVat',
  'order.paper.withVat',
  'order.paper.tick.read',
  'order.service',
  'order.service.mediation',
  'order.service.indication',
  'order.purpose',
  'order.purpose.sale',
  'order.purpose.rent',
  'order.isExclusive',
  'order.fee',
  'order.handedOver',
] as const satisfies readonly Message[]

/** What is said of an order that lacks something. */
export const missingLabels = [
  'problem.required',
  'order.noParties',
  'order.partyWithoutName',
  ['order.partyWithoutTaxNumber', { name: '{{name}}' }],
  'order.noObjects',
  'order.noFee',
  'order.endsBeforeStart',
  ['order.tooLong', { until: '{{until}}', law: '{{law}}' }],
] as const satisfies readonly Message[]

/** Fills in the texts that were given out. A text that was not is its key, so that nobody takes it for nothing. */
export const sayWith =
  (labels: Readonly<Record<string, string>> = {}): Say =>
  (message) => {
    const [key, parameters] = typeof message === 'string' ? [message, {}] : message
    const values = parameters as Record<string, unknown>
    return (labels[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      name in values ? String(values[name]) : whole,
    )
  }
