// Converts descriptions, which often contain HTML, to plain text.

const entities = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    euro: '€',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    laquo: '«',
    raquo: '»',
    sup2: '²',
    bull: '•',
  }),
)

/** Removes tags; separate blocks get separate lines. A text without tags stays unchanged. */
export function plainText(text: string): string {
  if (!/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i.test(text))
    return text
  return text
    .replace(/<(?:style|script)\b[^>]*>.*?<\/(?:style|script)>/gis, '')
    .replace(/<br\s*\/?>|<\/(?:p|div|h[1-6]|tr)>/gi, '\n')
    .replace(/<li(?:\s[^<>]*)?>/gi, '\n• ')
    .replace(/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, '')
    .replace(
      /&(?:#(\d+)|#x([\da-f]+)|([a-z]+\d?));/gi,
      (found, ...codes: (string | undefined)[]) => characterOf(codes) ?? found,
    )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function characterOf([decimal, hex, name]: readonly (string | undefined)[]): string | undefined {
  if (name !== undefined) return entities.get(name.toLowerCase())
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  const isCharacter = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : ' '
}
