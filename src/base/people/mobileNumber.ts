import { splitPhones } from './reading/splitPhones.ts'

/**
 * The first number for messengers among the phones of a text: digits with the country code. Null where there is none, or
 * only Greek landlines. Greek mobiles, which are often written without the country code, get it.
 */
export function mobileNumber(text: string): string | null {
  const numbers = splitPhones(text).phones.map(({ e164 }) => e164.slice(1))
  return numbers.find((number) => !/^30[^6]/.test(number)) ?? null
}
