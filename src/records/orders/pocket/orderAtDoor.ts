// What is entered at the door, and the order that it makes.
import { agencyToday, instantNow } from '#kit/clock.ts'
import { euro, percents, readNumber } from '#kit/fields/readNumber.ts'
import type { NumberRules } from '#kit/fields/readNumber.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { newCode } from '../orderCode.ts'
import type { OrderContent } from '../orderContent.contract.ts'
import { lastDayOfTerm } from '../orderLength.ts'
import type { Signing } from '../orders.contract.ts'
import type { Given, OwnPocket } from './ownPocket.ts'
import { offlineContent } from './offlineContent.ts'
import { encoded } from './pieceOf.ts'
import type {
  ObjectPiece,
  OfflineTerms,
  PocketViewing,
  SignedOffline,
  TemplatePiece,
} from './pocket.contract.ts'

export type DoorParty = Record<
  'name' | 'taxNumber' | 'identityDocument' | 'address' | 'phone' | 'email',
  string
>
/** As typed. */
export type DoorValues = {
  party: DoorParty
  /** Null: somebody who is not known to the agency. */
  accountId: number | null
  objectIds: readonly number[]
  service: OfflineTerms['service']
  purpose: OfflineTerms['purpose']
  templateId: number
  language: Language
  secondLanguage: Language | null
  percent: string
  amount: string
  isPlusVat: boolean
  months: number
  beginNow: boolean
}

const nobody: DoorParty = {
  name: '',
  taxNumber: '',
  identityDocument: '',
  address: '',
  phone: '',
  email: '',
}

export const languagesOf = ({ title, text }: TemplatePiece): Language[] =>
  (['el', 'en', 'ru'] as const).filter((language) => title[language] && text[language])

/** Terms to choose from: no longer than the law allows. */
export function termsFor(longest: number | null): number[] {
  const most = longest ?? 12
  return [...new Set([1, 3, 6, most])].filter((months) => months <= most).toSorted((a, b) => a - b)
}

export function valuesFor(
  { client, objects, purpose, language }: PocketViewing,
  { office, templates }: OwnPocket,
): DoorValues {
  const template = templates[0]!.piece
  const offered = languagesOf(template)
  return {
    party: client ? partyOf(client) : nobody,
    accountId: client?.accountId ?? null,
    objectIds: objects.filter(({ isCovered }) => !isCovered).map(({ objectId }) => objectId),
    service: 'indication',
    purpose,
    templateId: template.id,
    language: offered.find((one) => one === language) ?? offered[0] ?? 'el',
    secondLanguage: null,
    percent: '',
    amount: '',
    isPlusVat: true,
    months: office.piece.longest?.months ?? 12,
    beginNow: true,
  }
}

/** Of a client of the agency, or of nobody known. */
export const partyOf = (client: PocketViewing['client']): DoorParty =>
  client
    ? {
        name: client.name,
        taxNumber: client.taxNumber ?? '',
        identityDocument: client.identityDocument ?? '',
        address: client.address ?? '',
        phone: client.phone ?? '',
        email: client.email ?? '',
      }
    : nobody

export type DoorErrors = Partial<
  Record<'name' | 'taxNumber' | 'objects' | 'percent' | 'amount', MessageKey>
>

const percentRules = { units: percents, thousands: false, decimals: 3, most: 100 }
const amountRules = { units: euro, thousands: true, decimals: 2, most: 999_999_999 }

/** Null for nothing, undefined for what is no possible number. */
function numberIn(text: string, { most, ...rules }: NumberRules & { most: number }) {
  if (text.trim() === '') return null
  const value = readNumber(text, rules)?.value
  return value !== undefined && value >= 0 && value <= most ? value : undefined
}

export function errorsIn(values: DoorValues, { needs }: OwnPocket['office']['piece']): DoorErrors {
  const percent = numberIn(values.percent, percentRules)
  const amount = numberIn(values.amount, amountRules)
  return {
    ...(!values.party.name.trim() && { name: 'pocket.required' as const }),
    ...(needs.taxNumber &&
      !values.party.taxNumber.trim() && { taxNumber: 'pocket.required' as const }),
    ...(values.objectIds.length === 0 && { objects: 'pocket.noObjects' as const }),
    ...(percent === undefined && { percent: 'pocket.noNumber' as const }),
    ...(amount === undefined && { amount: 'pocket.noNumber' as const }),
    ...(needs.fee &&
      !percent &&
      !amount &&
      percent !== undefined &&
      amount !== undefined && {
        percent: 'pocket.noFee' as const,
      }),
  }
}

/** An order as it is read and signed. */
export type DoorOrder = {
  content: OrderContent
  order: Omit<SignedOffline, 'signing' | 'signedOn' | 'again'>
}

/** The values have no errors. */
export function orderFrom(
  values: DoorValues,
  viewing: PocketViewing,
  pocket: OwnPocket,
): DoorOrder {
  const { office } = pocket
  const template = pocket.templates.find(({ piece }) => piece.id === values.templateId)!
  const objects = viewing.objects.flatMap(({ objectId }): Given<ObjectPiece>[] => {
    const object = pocket.objects.get(objectId)
    return object && values.objectIds.includes(objectId) ? [object] : []
  })
  const validFrom = agencyToday()
  const terms: OfflineTerms = {
    service: values.service,
    purpose: values.purpose,
    languages: [values.language, ...(values.secondLanguage ? [values.secondLanguage] : [])],
    party: values.party,
    fee: {
      percent: numberIn(values.percent, percentRules) ?? null,
      amount: numberIn(values.amount, amountRules) ?? null,
      months: null,
      isPlusVat: values.isPlusVat,
    },
    validFrom,
    validUntil: lastDayOfTerm(validFrom, values.months),
    beginNow: values.beginNow,
  }
  const [code, saidOn] = [newCode(), instantNow()]
  const content = offlineContent({
    code,
    saidOn,
    terms,
    others: [],
    office: office.piece,
    template: template.piece,
    objects: objects.map(({ piece }) => piece),
  })
  return {
    content,
    order: {
      code,
      saidOn,
      terms,
      text: encoded(JSON.stringify(content)),
      office: office.given,
      template: template.given,
      objects: objects.map(({ given }) => given),
      accountId: values.accountId,
      demandId: viewing.demandId,
      viewingId: viewing.id,
      others: [],
    },
  }
}

export const signedOrder = ({ order }: DoorOrder, signing: Signing): SignedOffline => ({
  ...order,
  signing,
  signedOn: instantNow(),
  again: false,
})
