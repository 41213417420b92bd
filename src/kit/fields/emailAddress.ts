// E-mail addresses as people paste them: from a link, or with a name.

/** The bare address of `mailto:maria@example.org?subject=…` or `Maria P. <maria@example.org>`. */
export function addressOf(text: string): string {
  const pasted = inBrackets(text.trim()) ?? text.trim()
  const linked = /^mailto:\s*(?:\/\/)?([^?]*)/i.exec(pasted)?.[1] ?? pasted
  const at = linked.indexOf('@')
  if (at < 0) return linked.trim()
  return `${linked.slice(0, at).trim()}@${linked.slice(at + 1).trim()}`
}

function inBrackets(text: string): string | undefined {
  const inside = /^[^<>@]*<\s*([^<>\s]+)\s*>$/.exec(text)?.[1]
  return inside?.slice(1, -1).includes('@') ? inside : undefined
}

/** Whether it is a valid address. */
export const isAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@;,:<>()[\]\\"\p{C}\p{Z}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u.test(
    text,
  )

/** Splits a text at commas and blanks if all parts are addresses. */
export function addressesOf(text: string): string[] {
  const one = addressOf(text)
  if (isAddress(one)) return [one]
  for (const between of [/,/, /[,\s]+/]) {
    const several = text.split(between).map(addressOf).filter(Boolean)
    if (several.length > 0 && several.every(isAddress)) return several
  }
  return [one]
}

/** The requested address among `all`, else the first valid one; undefined without any. */
export const mailbox = (all: readonly string[], asked: string | undefined): string | undefined =>
  asked === undefined
    ? (all.find(isAddress) ?? all[0])
    : all.find((one) => one === addressOf(asked))
