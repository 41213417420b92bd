// The forms in which people who use three scripts type a word: as it is, transliterated to Latin letters,
// and on the same keys with another keyboard layout.
import { normalized } from '#kit/fields/normalized.ts'

const pairs = (from: string, to: string): Map<string, string> => {
  const targets = to.split(' ')
  return new Map(from.split(' ').map((letter, at) => [letter, targets[at]!]))
}

// Letters on the same key of the Russian or Greek layout and the English one.
const russianKeys = pairs(
  'й ц у к е н г ш щ з х ъ ф ы в а п р о л д ж э я ч с м и т ь б ю ё',
  "q w e r t y u i o p [ ] a s d f g h j k l ; ' z x c v b n m , . `",
)
const greekKeys = pairs(
  'ς ε ρ τ υ θ ι ο π α σ δ φ γ η ξ κ λ ζ χ ψ ω β ν μ',
  'w e r t y u i o p a s d f g h j k l z x c v b n m',
)
const russianSounds = pairs(
  'а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ы э ю я ё',
  'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh sch y e yu ya e',
)
// The soft and hard signs have no sound of their own.
for (const silent of 'ьъ') russianSounds.set(silent, '')
const greekSounds = pairs(
  'α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ ς τ υ φ χ ψ ω',
  'a v g d e z i th i k l m n x o p r s s t y f ch ps o',
)

const withoutAccents = (text: string) =>
  // Removes accents, but keeps the breve that makes й a letter of its own.
  normalized(
    normalized(text, 'NFD').replace(/(?<![иИ])\u0306|[\u0300\u0301\u0342\u0344\u0345\u0308]/g, ''),
    'NFC',
  )

const mapLetters = (map: Map<string, string>, word: string) =>
  Array.from(word, (letter) => map.get(letter) ?? letter).join('')

/** The word in lower case without accents, then its other forms. */
export function typedForms(word: string): string[] {
  const plain = withoutAccents(word.toLowerCase())
  const forms = [russianKeys, greekKeys, russianSounds, greekSounds].map((map) =>
    mapLetters(map, plain),
  )
  const inLatin = mapLetters(greekSounds, mapLetters(russianSounds, plain))
  return [...new Set([plain, ...forms, inLatin])]
}
