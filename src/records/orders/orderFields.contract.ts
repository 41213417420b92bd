// The fields of an order that people enter before it is issued.
import { date, flag, money, number, ref, selectText, textareaUpTo } from '#kit/fields/kinds.ts'

/** Of somebody who wants to see properties, or of an owner. */
export const orderSides = ['viewing', 'mandate'] as const
/** What the agency promises: to bring the contract about, or to show the opportunity. What was promised is what earns. */
export const orderServices = ['mediation', 'indication'] as const
export const orderPurposes = ['sale', 'rent'] as const

export const orderFields = {
  /** One of `orderSides`. */
  side: selectText('orderSide'),
  /** One of `orderServices`. */
  service: selectText('orderService'),
  /** One of `orderPurposes`. */
  purpose: selectText('orderPurpose'),
  isExclusive: flag,
  language: selectText('language'),
  /** Printed beside the first; null for one language only. */
  secondLanguage: selectText('language'),
  templateId: ref('orderTemplate'),
  /** At least one of the three; of the price, in euro, in months of rent. */
  feePercent: number({ max: 100, decimals: 3 }),
  feeAmount: money,
  feeMonths: number({ max: 99, decimals: 1 }),
  isFeePlusVat: flag,
  validFrom: date,
  validUntil: date,
  /** Keys, title deeds and so on. */
  handedOver: textareaUpTo(2000),
  /** Signed away from the agency's office, or at a distance: the consumer may withdraw. */
  isOffPremises: flag,
  /** The client asks the agency to begin before the days of withdrawal are over. */
  beginNow: flag,
  demandId: ref('lead'),
  viewingId: ref('viewing'),
  /** Who signs for the agency. */
  agentId: ref('account'),
  /** The order that this one makes longer. */
  extendsId: ref('order'),
} as const
