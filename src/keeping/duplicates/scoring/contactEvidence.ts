// Compares the phones, e-mails, numbers and addresses of two accounts.
import type { AccountFacts } from './accountFacts.ts'
import { isSameStreet, streetOf } from './streets.ts'
import type { Evidence } from './evidence.ts'
import { isNear, isNearNumber, shared } from './words.ts'

/** Numbers without the country code are the end of those with it. */
export function isSamePhone(one: string, other: string): boolean {
  const [short, long] = [one, other]
    .map((digits) => digits.replace(/^0+/, ''))
    .sort((a, b) => a.length - b.length) as [string, string]
  return (
    short.length >= 7 &&
    long.length - short.length <= 3 &&
    long.endsWith(short) &&
    (short.length >= 8 || short === long)
  )
}

/** Recognises mobiles of Greece, Russia, Bulgaria and Cyprus; those of other countries count as landlines. */
export const isMobile = (digits: string): boolean =>
  /^(30)?69\d{8}$|^7?9\d{9}$|^(359)?0?8[789]\d{7}$|^(357)?9[5-9]\d{6}$/.test(digits)

export function phoneEvidence(one: AccountFacts, other: AccountFacts): Evidence[] {
  const same = one.phones.filter((phone) => other.phones.some((each) => isSamePhone(phone, each)))
  const mobile = same.find(isMobile)
  if (mobile) return [{ reason: 'sameMobile', points: 35, value: mobile }]
  if (same[0]) return [{ reason: 'samePhone', points: 20, value: same[0] }]
  return one.phones.length > 0 && other.phones.length > 0
    ? [{ reason: 'otherPhone', points: -10 }]
    : []
}

// Shared mailboxes of an office.
const isOfOffice = (email: string) =>
  /^(info|office|sales|contact|mail|admin|secretary|grammateia|logistirio|support|hello|reception)@/.test(
    email,
  )
const freeHosts =
  /@(gmail|googlemail|yahoo|hotmail|outlook|live|icloud|mail|yandex|ya|list|bk|inbox|rambler|gmx|web|abv|otenet|forthnet|hol|in)\.[a-z.]+$/
const siteOf = (email: string) => (freeHosts.test(email) ? undefined : email.split('@')[1])

export function emailEvidence(one: AccountFacts, other: AccountFacts): Evidence[] {
  const same = shared(one.emails, other.emails)
  if (same !== undefined)
    return [{ reason: 'sameEmail', points: isOfOffice(same) ? 15 : 35, value: same }]
  if (one.emails.length === 0 || other.emails.length === 0) return []
  const near = one.emails.find((email) => other.emails.some((each) => isMistyped(email, each)))
  if (near !== undefined) return [{ reason: 'nearEmail', points: 20, value: near }]
  const site = shared(
    one.emails.flatMap((email) => siteOf(email) ?? []),
    other.emails.flatMap((email) => siteOf(email) ?? []),
  )
  if (site !== undefined && one.isCompany && other.isCompany)
    return [{ reason: 'sameSite', points: 20, value: site }]
  return [{ reason: 'otherEmail', points: -10 }]
}

function isMistyped(one: string, other: string): boolean {
  const [name = '', host = ''] = one.split('@')
  const [otherName = '', otherHost = ''] = other.split('@')
  return (
    (name === otherName && isNear(host, otherHost)) ||
    (host === otherHost && isNear(name, otherName))
  )
}

export function numberEvidence(one: AccountFacts, other: AccountFacts): Evidence[] {
  const passport = shared(one.passports, other.passports)
  const passports: Evidence[] =
    passport === undefined ? [] : [{ reason: 'samePassport', points: 60, value: passport }]
  return [...taxEvidence(one.taxNumbers, other.taxNumbers), ...passports]
}

function taxEvidence(one: readonly string[], other: readonly string[]): Evidence[] {
  if (one.length === 0 || other.length === 0) return []
  const same = shared(one, other)
  if (same !== undefined) return [{ reason: 'sameTaxNumber', points: 70, value: same }]
  if (one.some((number) => other.some((each) => isNearNumber(number, each))))
    return [{ reason: 'nearTaxNumber', points: -5 }]
  return [{ reason: 'otherTaxNumber', points: -80, most: 40 }]
}

export function addressEvidence(one: AccountFacts, other: AccountFacts): Evidence[] {
  const city = one.city && other.city ? one.city === other.city : undefined
  if (city === false) return [{ reason: 'otherCity', points: -5 }]
  const [street, otherStreet] = [streetOf(one.address), streetOf(other.address)]
  if (street.number === '' || street.number !== otherStreet.number) return []
  return isSameStreet(street, otherStreet)
    ? [{ reason: 'sameAddress', points: city ? 18 : 15, value: '' }]
    : []
}
