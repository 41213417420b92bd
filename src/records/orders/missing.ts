// What an order lacks before it can be issued, by the rules that hold on its first day.
import { formatDate } from '#kit/fields/format.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { Rule } from '#base/rules/rules.contract.ts'
import { longestExtension, longestUntil } from './orderLength.ts'

export type LengthRule = Pick<Rule<'brokerOrderLength'>, 'law' | 'article' | 'parameters'>
export type OrderRules = {
  length: LengthRule | null
  content: Pick<Rule<'brokerOrderContent'>, 'parameters'> | null
}

type Draft = {
  service: string | null
  purpose: string | null
  language: string | null
  isExclusive: boolean
  feePercent: number | null
  feeAmount: number | null
  feeMonths: number | null
  validFrom: string | null
  validUntil: string | null
  agentId: number | null
  parties: readonly { name: string; taxNumber: string | null }[]
  objects: readonly unknown[]
  /** The order that it makes longer, with its last day and the number of its signed extensions. */
  extended: { isExclusive: boolean; until: string; extensions: number } | null
}

type Agency = { taxNumber: string | null; gemiNumber: string | null }
export type Missing = Partial<Record<string, Message[]>>

/** By field, what a person has to do; empty if it can be issued. */
export function missingIn(draft: Draft, agency: Agency, { length, content }: OrderRules): Missing {
  const required = (given: unknown): Message[] => (given ? [] : ['problem.required'])
  const hasFee = draft.feePercent || draft.feeAmount || draft.feeMonths
  const all: Missing = {
    service: required(draft.service),
    purpose: required(draft.purpose),
    language: required(draft.language),
    agentId: required(draft.agentId),
    validFrom: required(draft.validFrom),
    validUntil: draft.validUntil ? tooLong(draft, length) : ['problem.required'],
    parties: partiesMissing(draft, content),
    objects: draft.objects.length > 0 ? [] : ['order.noObjects'],
    feePercent: hasFee || !content?.parameters.fee ? [] : ['order.noFee'],
    agency: agencyMissing(agency, content),
  }
  return Object.fromEntries(Object.entries(all).filter(([, texts]) => texts!.length > 0))
}

function partiesMissing({ parties }: Draft, content: OrderRules['content']): Message[] {
  if (parties.length === 0) return ['order.noParties']
  if (parties.some(({ name }) => !name)) return ['order.partyWithoutName']
  const lacks = parties.find(({ taxNumber }) => !taxNumber)
  return lacks && content?.parameters.partiesTaxNumbers
    ? [['order.partyWithoutTaxNumber', { name: lacks.name }]]
    : []
}

export const agencyMissing = (agency: Agency, content: OrderRules['content']): Message[] => [
  ...(content?.parameters.partiesTaxNumbers && !agency.taxNumber
    ? ['order.agencyWithoutTaxNumber' as const]
    : []),
  ...(content?.parameters.registryNumber && !agency.gemiNumber
    ? ['order.agencyWithoutGemi' as const]
    : []),
]

function tooLong(
  { isExclusive, validFrom, validUntil, extended }: Draft,
  length: OrderRules['length'],
): Message[] {
  if (!validFrom || !validUntil) return []
  if (validUntil < validFrom) return ['order.endsBeforeStart']
  // Without a rule of that day nothing is known, and nothing is refused.
  if (!length) return []
  const longest = extended
    ? longestExtension(extended, length.parameters)
    : longestUntil({ isExclusive, validFrom }, length.parameters)
  if (longest === null) return ['order.notExtendedAgain']
  return validUntil > longest
    ? [
        [
          'order.tooLong',
          { until: formatDate(longest), law: `${length.law} ${length.article ?? ''}`.trim() },
        ],
      ]
    : []
}
