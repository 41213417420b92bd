// What is entered at the door, and the order that it makes.
import { agencyToday, instantNow } from '#kit/clock.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { filledIn, nobody } from '../edit/parties.ts'
import type { OrderInput } from '../edit/orderForm.ts'
import { missingIn } from '../missing.ts'
import type { Missing, OrderRules } from '../missing.ts'
import { newCode } from '../orderCode.ts'
import type { OrderContent } from '../orderContent.contract.ts'
import { lastDayOfTerm } from '../orderLength.ts'
import type { OrderParty, Signing } from '../orders.contract.ts'
import type { Given, OwnPocket } from './ownPocket.ts'
import { offlineContent } from './offlineContent.ts'
import { encoded } from './pieceOf.ts'
import { mostOfFee } from './pocket.contract.ts'
import type {
  ObjectPiece,
  OfficePiece,
  OfflineParty,
  OfflineTerms,
  PocketViewing,
  SentOffline,
  TemplatePiece,
} from './pocket.contract.ts'

export const languagesOf = ({ title, text }: TemplatePiece): Language[] =>
  languages.filter((language) => title[language] && text[language])

export function valuesFor(
  viewing: PocketViewing,
  { office: { piece: office }, templates, objects }: OwnPocket,
): OrderInput {
  const template = templates[0]!.piece
  const offered = languagesOf(template)
  const validFrom = agencyToday()
  return {
    side: 'viewing',
    service: 'indication',
    purpose: viewing.purpose,
    isExclusive: false,
    language:
      [viewing.language, 'el' as const, offered[0]].find((one) => one && offered.includes(one)) ??
      null,
    secondLanguage: null,
    templateId: template.id,
    feePercent: null,
    feeAmount: null,
    feeMonths: null,
    isFeePlusVat: true,
    validFrom,
    validUntil: lastDayOfTerm(validFrom, office.longest?.months ?? 12),
    handedOver: null,
    isOffPremises: office.withdrawal !== null,
    beginNow: true,
    demandId: viewing.demandId,
    viewingId: viewing.id,
    agentId: office.accountId,
    extendsId: null,
    parties: viewing.client ? [partyOf(viewing.client)] : [],
    objects: viewing.objects
      .filter(({ isCovered }) => !isCovered)
      .flatMap(({ objectId }) => objectOf(objects.get(objectId)) ?? []),
  }
}

export const objectOf = (given: Given<ObjectPiece> | undefined) =>
  given && { objectId: given.piece.objectId, number: given.piece.number, title: null }

/** A client of the agency. */
export const partyOf = ({
  phoneLink: _link,
  ...client
}: NonNullable<PocketViewing['client']>): OrderParty => ({ ...nobody, ...client })

/** The rules that were taken along, as far as an order at a door goes by them. */
export const rulesOf = ({ needs, longest }: OfficePiece): OrderRules => {
  const term = longest && { months: longest.months, extensions: 0, extensionMonths: 0 }
  return {
    length: term && {
      law: longest!.law,
      article: null,
      parameters: { exclusive: term, other: term },
    },
    content: {
      parameters: {
        partiesTaxNumbers: needs.taxNumber,
        fee: needs.fee,
        // The agency's own details were looked at when this was given out.
        registryNumber: false,
        exactProperty: false,
      },
    },
  }
}

const feeOf = ({ feePercent, feeAmount, feeMonths, isFeePlusVat }: OrderInput) => ({
  percent: feePercent,
  amount: feeAmount,
  months: feeMonths,
  isPlusVat: isFeePlusVat,
})
const feeNames = { percent: 'feePercent', amount: 'feeAmount', months: 'feeMonths' } as const

/** By field, what keeps it from being signed: what the server would say when it is too late to ask. */
export function missingAtDoor(values: OrderInput, { office }: OwnPocket): Missing {
  const parties = filledIn(values.parties).map(offlineParty)
  const missing = missingIn(
    { ...values, parties, validFrom: agencyToday(), extended: null },
    office.piece.agency,
    rulesOf(office.piece),
  )
  const fee = feeOf(values)
  for (const part of ['percent', 'amount', 'months'] as const)
    if ((fee[part] ?? 0) < 0 || (fee[part] ?? 0) > mostOfFee[part])
      missing[feeNames[part]] = ['pocket.noNumber']
  return missing
}

const offlineParty = (party: OrderParty): OfflineParty => ({
  name: party.name.trim(),
  taxNumber: party.taxNumber?.trim() || null,
  identityDocument: party.identityDocument,
  address: party.address,
  phone: party.phone,
  email: party.email,
})

/** An order as it is read and signed. */
export type DoorOrder = {
  content: OrderContent
  parties: readonly { party: OfflineParty; accountId: number | null }[]
  order: Omit<SentOffline, 'signing' | 'photo' | 'signedOn' | 'others' | 'again'>
}
/** What one party signed, and when; `photo` of the document: a JPEG in base64. */
export type Signed = { signing: Signing; signedOn: string; photo: string | null }

/** Nothing is missing in the values. */
export function orderFrom(
  values: OrderInput,
  viewing: PocketViewing,
  pocket: OwnPocket,
): DoorOrder {
  const { office } = pocket
  const template = pocket.templates.find(({ piece }) => piece.id === values.templateId)!
  const objects = values.objects.flatMap(({ objectId }) => pocket.objects.get(objectId) ?? [])
  const parties = filledIn(values.parties).map((party) => ({
    party: offlineParty(party),
    accountId: party.accountId,
  }))
  const [first, ...others] = parties.map(({ party }) => party)
  const chosen = [values.language, values.secondLanguage]
  const terms: OfflineTerms = {
    service: values.service as OfflineTerms['service'],
    purpose: values.purpose as OfflineTerms['purpose'],
    languages: [...new Set(chosen.filter((one) => one !== null))] as Language[],
    party: first!,
    fee: feeOf(values),
    validFrom: agencyToday(),
    validUntil: values.validUntil!,
    beginNow: values.beginNow,
  }
  const [code, saidOn] = [newCode(), instantNow()]
  const content = offlineContent({
    code,
    saidOn,
    terms,
    others,
    office: office.piece,
    template: template.piece,
    objects: objects.map(({ piece }) => piece),
  })
  return {
    content,
    parties,
    order: {
      code,
      saidOn,
      terms,
      text: encoded(JSON.stringify(content)),
      office: office.given,
      template: template.given,
      objects: objects.map(({ given }) => given),
      accountId: parties[0]!.accountId,
      demandId: viewing.demandId,
      viewingId: viewing.id,
    },
  }
}

/** Signed by each party, in their order. */
export function signedOrder({ order, parties }: DoorOrder, signed: readonly Signed[]): SentOffline {
  const others = parties.slice(1).map((party, at) => ({ ...party, ...signed[at + 1]! }))
  // A server of an earlier release knows of no others.
  return { ...order, ...signed[0]!, ...(others.length > 0 && { others }), again: false }
}
