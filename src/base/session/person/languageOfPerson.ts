// Guesses in which of our languages to write to a person, from their name and phone.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { splitTexts } from '#kit/fields/kinds.ts'
import { splitPhones } from '#base/people/reading/splitPhones.ts'
import type { Language } from '#kit/i18n/languages.ts'

/** Undefined for Latin letters, in which people of all countries are entered. */
export function languageOfName(name: string): Language | undefined {
  if (/\p{Script=Cyrillic}/u.test(name)) return 'ru'
  return /\p{Script=Greek}/u.test(name) ? 'el' : undefined
}

// Where clients read Russian more readily than English.
const russian = ['RU', 'BY', 'KZ', 'KG', 'UA', 'MD', 'AM', 'GE', 'AZ', 'UZ', 'TJ', 'TM']

/** By the country of the first number that has one. Numbers without a country are Greek. */
export function languageOfPhone(phones: string): Language | undefined {
  for (const phone of splitTexts(phones)) {
    const number = parsePhoneNumberFromString(splitPhones(phone).phones[0]?.e164 ?? '')
    if (!number) continue
    if (number.countryCallingCode === '30' || number.countryCallingCode === '357') return 'el'
    const isRussian = number.countryCallingCode === '7' || russian.includes(number.country ?? '')
    return isRussian ? 'ru' : 'en'
  }
  return undefined
}
