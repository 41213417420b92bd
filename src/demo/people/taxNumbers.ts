// Tax and registration numbers with the check digits that each country computes.

import type { Random } from '../random.ts'

const weightedSum = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)

/** Greek AFM: 9 digits, powers of two mod 11 mod 10. People start with 0–4, companies with 8 or 9. */
export function greekTaxNumber(random: Random, isCompany: boolean): string {
  const body = (isCompany ? random.pick(['8', '9']) : random.pick(['0', '1'])) + random.digits(7)
  return body + ((weightedSum(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10)
}

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const INN_11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const INN_12 = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** Russian INN: 12 digits with two check digits for people, 10 with one for companies. */
export function russianTaxNumber(random: Random, isCompany: boolean): string {
  const region = random.pick(['77', '78', '50', '23', '61', '66', '54', '16'])
  const body = region + random.digits(isCompany ? 7 : 8)
  if (isCompany) return body + ((weightedSum(body, INN_10) % 11) % 10)
  const eleven = body + ((weightedSum(body, INN_11) % 11) % 10)
  return eleven + ((weightedSum(eleven, INN_12) % 11) % 10)
}

/** ISO 7064 mod 11,10 over the digits, as German and Serbian numbers use it. */
export function mod11Of10(body: string): number {
  let product = 10
  for (const digit of body) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10
}

/** German Steuer-IdNr: 11 digits, nine different ones in the first ten, one of them twice. */
function germanTaxNumber(random: Random): string {
  const [twice = '', ...others] = random.sample([...'0123456789'], 9)
  const body = random.sample([twice, twice, ...others], 10).join('')
  return body.startsWith('0') ? germanTaxNumber(random) : body + mod11Of10(body)
}

function serbianTaxNumber(random: Random): string {
  const body = `10${random.digits(6)}`
  return body + mod11Of10(body)
}

function polishTaxNumber(random: Random): string {
  const body = random.pick(['525', '521', '676', '584', '897']) + random.digits(6)
  const check = weightedSum(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11
  return check === 10 ? polishTaxNumber(random) : body + check
}

function bulgarianCompanyNumber(random: Random): string {
  const body = random.pick(['10', '11', '12', '13', '17', '20']) + random.digits(6)
  const first = weightedSum(body, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  if (first < 10) return body + first
  return body + ((weightedSum(body, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10)
}

/** Israeli identity number: 9 digits, Luhn. */
function israeliNumber(random: Random): string {
  const body = random.pick(['0', '2', '3']) + random.digits(7)
  const sum = [...body].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return body + ((10 - (sum % 10)) % 10)
}

/** The national number of a foreigner; null for countries without a generator. */
export function foreignTaxNumber(random: Random, country: string, isCompany: boolean) {
  switch (country) {
    case 'RU':
      return russianTaxNumber(random, isCompany)
    case 'DE':
      return isCompany ? null : germanTaxNumber(random)
    case 'RS':
      return serbianTaxNumber(random)
    case 'PL':
      return polishTaxNumber(random)
    case 'BG':
      return isCompany ? bulgarianCompanyNumber(random) : null
    case 'IL':
      return israeliNumber(random)
    default:
      return null
  }
}
