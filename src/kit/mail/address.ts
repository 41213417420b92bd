// One mailbox as mail servers know it: no name beside it, no list, no line break, nothing that nobody sees.

const local = /^[^\s@()<>[\]\\,;:"\p{C}\p{Z}]{1,64}$/u
const label = /^[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u

/** Whether mail can be sent to it: `maria@example.org`, also `μαρία@παράδειγμα.ελ`. At most 254 characters. */
export function isAddress(text: string): boolean {
  const [before = '', domain = '', ...more] = text.split('@')
  return (
    text.length <= 254 &&
    more.length === 0 &&
    local.test(before) &&
    domain.split('.').every((part) => label.test(part))
  )
}
