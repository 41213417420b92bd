/** `v=DMARC1; p=none` as a map, as records of DKIM and DMARC are written; null if it is written otherwise. */
export function tagsOf(text: string): ReadonlyMap<string, string> | null {
  const tags = new Map<string, string>()
  for (const part of text.split(';')) {
    if (part.trim() === '') continue
    const at = part.indexOf('=')
    const name = part.slice(0, Math.max(0, at)).trim().toLowerCase()
    if (!/^[a-z]\w*$/.test(name) || tags.has(name)) return null
    tags.set(name, part.slice(at + 1).trim())
  }
  return tags
}
