import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The address that dials a phone as people write it, `tel:+302310123456;ext=12`; of several in one, of the first. Numbers
 * without a country are Greek. What no country dials is dialled as it stands; undefined where there is no number.
 */
export function phoneLink(phone: string): string | undefined {
  const [first = ''] = phone.split(/[/,;]/).filter((part) => digitsOf(part).length >= 7)
  const known = numberIn(phone) ?? numberIn(first)
  if (known) return known.getURI()
  const digits = digitsOf(first || phone)
  if (digits.length < 3) return undefined
  return `tel:${/^\s*\+/.test(phone) ? '+' : ''}${digits}`
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

function numberIn(text: string) {
  // The 0 in +30 (0)2310 is not dialled with the country's number; 8 is how Russian ones are dialled at home.
  const dialled = text.replace(/\(0\)/, '')
  const abroad = /^8\d{10}$/.test(digitsOf(dialled)) ? `+7${digitsOf(dialled).slice(1)}` : dialled
  const found = parsePhoneNumberFromString(abroad, 'GR')
  return found?.isValid() ? found : undefined
}
