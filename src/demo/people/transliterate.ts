// Greek (ELOT 743), Russian (BGN) and Bulgarian (official) names in Latin letters.

const GREEK: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

const RUSSIAN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

const BULGARIAN = { ...RUSSIAN, х: 'h', щ: 'sht', ъ: 'a', ь: 'y' }

export function greekToLatin(text: string): string {
  // The dialytika keeps two vowels apart, so it must survive until the pairs are read.
  const plain = text
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC')
  const paired = plain
    .replace(/([αεη])υ(?=[βγδζλμνραεηιουω])/gi, '$1v')
    .replace(/([αεη])υ/gi, '$1f')
    .replace(/ου/gi, (pair) => matchCase(pair, 'ou'))
    .replace(/γγ/g, 'ng')
    .replace(/γξ/g, 'nx')
    .replace(/γχ/g, 'nch')
    .replace(/(?<!\p{L})μπ/giu, (pair) => matchCase(pair, 'b'))
    .replace(/[ϊΪ]/g, 'i')
    .replace(/[ϋΫ]/g, 'y')
  return byLetter(paired, GREEK)
}

export function russianToLatin(text: string): string {
  const softened = text.replace(/(?<!\p{L})Е/gu, 'Ye').replace(/(?<=[аеёиоуыэюяъь])е/gi, 'ye')
  return byLetter(softened, RUSSIAN)
}

export const bulgarianToLatin = (text: string) =>
  byLetter(text.replace(/ия(?!\p{L})/gu, 'ia'), BULGARIAN)

/** Latin letters without their marks: Đorđević becomes Djordjevic. */
export function plainLatin(text: string): string {
  const special: Record<string, string> = { đ: 'dj', ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', ı: 'i' }
  return byLetter(text, special).normalize('NFD').replace(/\p{M}/gu, '')
}

function byLetter(text: string, table: Record<string, string>): string {
  return text.replace(/\p{L}/gu, (letter, at: number) => {
    const latin = table[letter.toLowerCase()]
    if (latin === undefined) return letter
    if (letter === letter.toLowerCase()) return latin
    const next = text[at + 1] ?? ''
    const shouting = next !== next.toLowerCase()
    return shouting ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1)
  })
}

const matchCase = (source: string, latin: string) =>
  source[0] === source[0]!.toLowerCase() ? latin : latin[0]!.toUpperCase() + latin.slice(1)
