// Greek and Russian letters in Latin transliteration, and their keys on keyboards. Search has its own tables in SQL
// (`fold.sql`, `nameKeys.sql`), because derived values are stored; a test compares them with these.

const table = (letters: string): Readonly<Record<string, string>> =>
  Object.fromEntries(letters.split(' ').map((each) => each.split(':') as [string, string]))

/** ELOT 743 (ISO 843, type 2), without its rules for pairs of letters. */
export const greekInLatin = table(
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o',
)

/** BGN/PCGN (1947), with plain letters for ё and nothing for ъ and ь. */
export const russianInLatin = table(
  'а:a б:b в:v г:g д:d е:e ё:yo ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya',
)

/** The keys of each keyboard, in the same order. */
export const keyboards = {
  english: "qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  greek: ";ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,.",
  russian: 'йцукенгшщзхъфывапролджэячсмитьбю',
} as const

/** Letters that are not in the table stay. Expects lower case without accents. */
export const inLatin = (text: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(text, (letter) => letters[letter] ?? letter).join('')
