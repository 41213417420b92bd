// Macros of SPF such as %{ir} (RFC 7208, section 7), which large domains use to answer for each address.
import { isIPv6 } from 'node:net'

type Values = { address: string; sender: string; domain: string }

const macro = /%(?:([%_-])|\{([a-z])(\d{0,3})(r?)([.\-+,/_=]*)\})/gi
const signs: { [sign: string]: string } = { '%': '%', _: ' ', '-': '%20' }

/** The last 253 signs, which is the longest name of a domain. */
export const expandMacros = (spec: string, values: Values): string =>
  spec
    .slice(0, 1_000)
    .replaceAll(
      macro,
      (whole, sign?: string, letter = '', digits = '', reverse = '', between = '') =>
        sign === undefined
          ? transformed(valueOf(letter.toLowerCase(), values) ?? whole, {
              digits,
              reverse,
              between,
            })
          : signs[sign]!,
    )
    .slice(-253)

function valueOf(letter: string, { address, sender, domain }: Values): string | undefined {
  const at = sender.lastIndexOf('@')
  if (letter === 'i') return isIPv6(address) ? nibbles(address) : address
  if (letter === 'v') return isIPv6(address) ? 'ip6' : 'in-addr'
  if (letter === 'd') return domain
  if (letter === 's') return sender
  if (letter === 'l') return sender.slice(0, at)
  if (letter === 'o' || letter === 'h') return sender.slice(at + 1)
  return undefined
}

type Transformer = { digits: string; reverse: string; between: string }

function transformed(value: string, { digits, reverse, between }: Transformer): string {
  if (!digits && !reverse && !between) return value
  const parts = value.split(between ? new RegExp(`[${between.replaceAll(/[-/]/g, '\\$&')}]`) : '.')
  if (reverse) parts.reverse()
  return parts.slice(digits ? -Number(digits) || 0 : 0).join('.')
}

/** Each digit of an IPv6 address as a label of its own. */
function nibbles(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const missing = 8 - groups(head).length - groups(tail).length
  const all = [
    ...groups(head),
    ...Array.from({ length: tail === undefined ? 0 : missing }, () => '0'),
    ...groups(tail),
  ]
  return [...all.map((group) => group.padStart(4, '0')).join('')].join('.')
}
