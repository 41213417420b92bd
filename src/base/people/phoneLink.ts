import { withoutExtension } from './reading/phoneExtension.ts'
import { splitPhones } from './reading/splitPhones.ts'

/**
 * The address that dials a phone as people write it, `tel:+302310123456;ext=12`; of several in one, of the first. Numbers
 * without a country are Greek. What no country dials is dialled as it stands; undefined where there is no number.
 */
export function phoneLink(phone: string): string | undefined {
  const [known] = splitPhones(phone).phones
  if (known) return `tel:${known.e164}${known.extension === null ? '' : `;ext=${known.extension}`}`
  const { rest } = withoutExtension(phone)
  const [first = rest] = rest.split(/[/,;\n]/).filter((part) => digitsOf(part).length >= 7)
  const digits = digitsOf(first)
  if (digits.length < 3) return undefined
  return `tel:${/^\s*\+/.test(first) ? '+' : ''}${digits}`
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
