/**
 * The selector in what was typed or pasted: itself, a name in DNS, or the whole header DKIM-Signature. Empty without one; null
 * for what is none.
 */
export function selectorIn(text: string): string | null {
  const inHeader = /(?:^|[;\s])s=\s*([^;\s]+)/.exec(text)?.[1]
  const selector = (inHeader ?? text).trim().replace(/\._domainkey\b.*$/i, '')
  return /^(?:[a-z\d_](?:[\w.-]{0,251}[a-z\d_])?)?$/i.test(selector) ? selector : null
}
