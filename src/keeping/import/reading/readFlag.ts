// Reads yes and no as people write them in lists.
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { cellText } from '#kit/fields/cellText.ts'

export type FlagFault = { fault: 'noFlag' }

const yes = new Set(
  'yes y true t 1 on x х χ + v ✓ ✔ ☑ ✅ ναι ν αληθεσ αληθησ σωστο да д истина есть'.split(' '),
)
const no = new Set(
  'no n false f 0 off - – ✗ ✘ ☐ ❌ οχι ο ψευδεσ ψευδησ λαθοσ нет н ложь'.split(' '),
)

/** Yes or no, in English, Greek, Russian or as a symbol. */
export function readFlag(text: string): boolean | FlagFault {
  const said = text.length > 20 ? '' : foldedText(cellText(text)?.replace(/[.!]|\ufe0f/g, '') ?? '')
  if (yes.has(said)) return true
  return no.has(said) ? false : { fault: 'noFlag' }
}
