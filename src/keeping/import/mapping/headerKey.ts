// What a header names, without what says how its cells are written.
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { wordKey } from '../plan/wordKey.ts'

export type HeaderKey = {
  /**
   * Its words as keys, first all of them, then without numbers and units: «Phone 2 - Value» is `phone 2 value`, `phone value`
   * and `phone`, and «MobilePhone» is `mobile phone`.
   */
  keys: string[]
  isLabel: boolean
  /** Per cent, thousands or another unit: its numbers are not those of the field. */
  isOtherUnit: boolean
}

const camel = (text: string): string =>
  text
    .replaceAll(/(\p{Ll}|\p{Ll}\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')

/** Units and currencies at the end or in brackets, in the form of `wordKey`. */
const units =
  /(?<=.) (?:eur|euro|euros|ευρω|евро|usd|gbp|rub|руб|m2|sqm|sq m|sq mt|sq meters|sq metres|τμ|τ μ|τετραγωνικα|м2|кв м|m|μ|м|metres|meters|μετρα|км|km|χλμ|cm|000|χιλ|χιλιαδεσ|тыс|thousands?|αριθμ|κειμενο|text|number|value|τιμη|значение|work|home|other|mobile|cell|private|personal|business|office|main|primary|en|yn)$/u

export function headerKey(header: string): HeaderKey {
  const [whole, ...others] = spellings(header).map((text) => wordKey(camel(text)))
  const keys = [whole!]
  const add = (key: string) => {
    const clean = key.replaceAll(/\s+/g, ' ').trim()
    if (clean !== '' && !keys.includes(clean)) keys.push(clean)
  }
  others.forEach(add)
  for (const key of keys) {
    add(key.replaceAll(/(?<= |^)\d{1,3}(?= |$)/g, ''))
    add(key.replace(/(?<=\p{L})\d{1,3}$/u, ''))
    add(key.replace(units, ''))
    add(key.replace(/^(?:has|is|εχει) /u, ''))
  }
  return {
    keys,
    isLabel: isLabel(header),
    isOtherUnit: header.includes('%') || scaled.test(foldedText(header)),
  }
}

/** As it is, without the kind of record before a dash, and without what follows a slash or «of the address». */
function spellings(header: string): string[] {
  const [, ofKind] = kinds.exec(header) ?? []
  const bare = (ofKind ?? header).replace(/ of (?:the )?(?:postal )?address$/i, '')
  return [ofKind ?? header, bare, bare.split(/[/(]/)[0]!]
}
const kinds =
  /^(?:person|lead|deal|activity|organization|organisation|contact|company|record) - (.+)$/i

/** Its cells say what those of the next column are: «Phone 1 - Label» beside «Phone 1 - Value». */
export const isLabel = (header: string): boolean => label.test(wordKey(camel(header)))
const label = / \d+ (?:label|type|ετικετα|тип|метка)$/
/** Its numbers are thousands, or other units than ours. */
const scaled =
  /χιλ\.|\(χιλ|тыс|(?:^|\s|\()(?:€ ?)?000(?:\)|$)|соток|στρεμ|στρ\.|acres?|sq ?ft|feet|hectares?/
