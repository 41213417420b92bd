// Reads floors as people write them: 2nd floor, Ισόγειο, 3 из 9, Γ' όροφος.
import { foldedText } from '#kit/fields/when/foldedText.ts'

/** `isWhole`: the number says all that the text does. */
export type FloorRead = { floor: number; isWhole: boolean }

const word = String.raw`(?:floor|fl\.?|level|lvl\.?|l|storey|story|οροφοσ|οροφου|οροφο|ορ\.?|οροφ\.?|этаж|этаже|эт\.?)`

/** By the number of the floor: names that say nothing more. */
export const floorNames: readonly (readonly [floor: number, names: string])[] = [
  [-1, 'basement|lower ground|υπογειο|υπογ|υπ|подвал|цоколь|цокольный|подвальный'],
  [0, 'ground|g|gf|gr|ισογειο|ισογ|ισ|ισογειοσ|нулевой|parter|erdgeschoss|eg'],
  [1, 'first|πρωτοσ|πρωτο|первый'],
  [2, 'second|δευτεροσ|δευτερο|второй'],
  [3, 'third|τριτοσ|τριτο|третий'],
  [4, 'fourth|τεταρτοσ|τεταρτο|четвертый'],
  [5, 'fifth|πεμπτοσ|πεμπτο|пятый'],
  [6, 'sixth|εκτοσ|εκτο|шестой'],
  [7, 'seventh|εβδομοσ|εβδομο|седьмой'],
  [8, 'eighth|ογδοοσ|ογδοο|восьмой'],
  [9, 'ninth|ενατοσ|ενατο|девятый'],
  [10, 'tenth|δεκατοσ|δεκατο|десятый'],
]
/** Names of floors between two numbers, with the one that stands for them; the word itself is kept. */
export const namesBetween: readonly (readonly [floor: number, names: string])[] = [
  [-1, 'semi basement|semibasement|half basement|ημιυπογειο|полуподвал|полуподвальный'],
  [
    0,
    'mezzanine|raised ground|upper ground|elevated ground|ημιοροφοσ|ημιωροφοσ|υπερυψωμενο ισογειο|υπερυψωμενο|υπερ\\/νο|υπερισογειο|υψηλο ισογειο|мезонин|полуэтаж|бельэтаж|высокий первый',
  ],
]

const letters = 'αβγδε'
const greekNumeral = (text: string): number | null => {
  if (text === 'στ') return 6
  const at = letters.indexOf(text)
  if (at >= 0) return at + 1
  const later = 'ζηθι'.indexOf(text)
  return later >= 0 ? later + 7 : null
}

const ordinal = String.raw`(?:st|nd|rd|th|οσ|ο|ου|η|ησ|-?(?:и|ыи|ии|ои|го)|º|°)?`
const number = new RegExp(String.raw`^(-?\d{1,3})(?:[.,]0+)?${ordinal}\.?(?:\s*${word})?$`, 'u')
const after = new RegExp(String.raw`^${word}\s*[:.№]?\s*(-?\d{1,3})${ordinal}$`, 'u')
const outOf = new RegExp(
  String.raw`^(?:${word}\s*)?(-?\d{1,3})${ordinal}(?:\s*${word})?\s*(?:\/|of|out of|απο|εκ|στουσ|из)\s*\d{1,3}(?:\s*${word}|\s*этажей|-?ти\s*этаж\p{L}*)?$`,
  'u',
)
const numeral = new RegExp(String.raw`^(στ|[αβγδεζηθι])['’΄´.]?(?:\s*${word})?$`, 'u')
const longest = 60

/** Null if the text names no floor, or more than one. */
export function readFloor(text: string): FloorRead | null {
  if (text.length > longest) return null
  const said = foldedText(text.trim())
    .replaceAll(/\s+/g, ' ')
    .replaceAll('ʹ', "'")
    .replace(/^(\d{1,3})o(?=σ|$)/u, '$1ο')
  const [, only] = number.exec(said) ?? after.exec(said) ?? []
  if (only !== undefined) return { floor: Number(only), isWhole: true }
  const [, first] = outOf.exec(said) ?? []
  if (first !== undefined) return { floor: Number(first), isWhole: false }
  const [, letter] = numeral.exec(said) ?? []
  const counted = letter === undefined ? null : greekNumeral(letter)
  if (counted !== null) return { floor: counted, isWhole: true }
  const bare = said
    .replaceAll(/[.()-]/g, ' ')
    .replace(new RegExp(String.raw`(?:^|\s)${word}(?=\s|$)`, 'u'), ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const named = (from: typeof floorNames) =>
    from.find(([, all]) => new RegExp(`^(?:${foldedText(all)})$`, 'u').test(bare))?.[0]
  const whole = named(floorNames)
  if (whole !== undefined) return { floor: whole, isWhole: true }
  const rough = named(namesBetween)
  return rough === undefined ? null : { floor: rough, isWhole: false }
}
