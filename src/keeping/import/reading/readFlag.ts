// Reads yes and no as people write them in lists.
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { cellText } from '#kit/fields/cellText.ts'

export type FlagFault = { fault: 'noFlag' }

const yes = new Set(
  (
    'yes y true t 1 on x х χ + v ✓ ✔ ☑ ✅ ναι ν αληθεσ αληθησ σωστο да д истина есть nai' +
    ' εχει|υπαρχει|διαθετει|ενεργο|ενεργη|επιπλωμενο|имеется|включено|активно|активен|active|available|included|with|furnished'
  ).split(/[ |]/),
)
const no = new Set([
  ...'no n false f 0 off - – ✗ ✘ ☐ ❌ οχι ο ψευδεσ ψευδησ λαθοσ нет н ложь oxi ohi none'.split(' '),
  ...'δεν εχει|δεν υπαρχει|δεν διαθετει|χωρισ|ανενεργο|ανενεργη|не имеется|отсутствует|без|неактивно|неактивен'.split(
    '|',
  ),
  ...'inactive|not available|not included|without|unfurnished'.split('|'),
])

/** Yes or no, in English, Greek, Russian or as a symbol. */
export function readFlag(text: string): boolean | FlagFault {
  const said = text.length > 20 ? '' : foldedText(cellText(text)?.replace(/[.!]|\ufe0f/g, '') ?? '')
  if (yes.has(said)) return true
  return no.has(said) ? false : { fault: 'noFlag' }
}
