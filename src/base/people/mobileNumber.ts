import { splitPhones } from './reading/splitPhones.ts'

/**
 * The first mobile number in a text of phones, as digits with the country code for messengers. Null if there is none, or only
 * Greek landlines. Adds the country code to Greek mobiles, which are often written without it.
 */
export function mobileNumber(text: string): string | null {
  const numbers = splitPhones(text).phones.map(({ e164 }) => e164.slice(1))
  return numbers.find((number) => !/^30[^6]/.test(number)) ?? null
}
