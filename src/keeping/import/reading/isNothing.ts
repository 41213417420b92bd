// Tells the marks and words by which people say that there is nothing to say.
import { foldedText } from '#kit/fields/when/foldedText.ts'

const words = new Set(
  [
    'n/a|na|n.a.|none|null|nil|nan|undefined|unknown|not set|not available|not applicable|not provided|not specified|no data',
    'empty|tbd|tba|tbc|poa|p.o.a.|on request|on application|price on request|price on application|upon request|#n/a|#value!|#ref!',
    'δεν εχει|δεν υπαρχει|δεν υπαρχουν|δεν διαθετει|δεν γνωριζω|δεν ειναι γνωστο|δεν οριστηκε|δεν εχει οριστει|κανενα|κανενας|καμια|τιποτα|αγνωστο|αγνωστη',
    'ανευ|μ/δ|δ/υ|δ/ε|δ.υ.|δ.ε.|κατοπιν επικοινωνιασ|κατοπιν συμφωνιασ|κατοπιν αιτηματοσ|κατοπιν αιτησησ|κατοπιν συνεννοησησ|κατοπιν ζητησησ|τηλεφωνικα|κατοπιν ραντεβου|ρωτηστε|χωρισ',
    'нет|нет данных|нету|не указано|не указан|не указана|не задано|не определен|не определено|не определена|неизвестно|отсутствует|пусто|по запросу|по договоренности|по договорённости|цена по запросу|договорная|уточняйте|уточняется|н/д|б/н',
  ].flatMap((line) => line.split('|').map(foldedText)),
)

const longest = 30

/** Written like a name it is one: somebody may be called Na, Nil or Null. Programs write null or NULL. */
const alsoNames = /^(?:Na|Nil|Nan|Null|None|Ask)$/

/** "-", n/a, δεν έχει, нет, 0000-00-00: whatever the column holds, this cell says nothing. Flags are read before: there it may mean no. */
export function isNothing(text: string): boolean {
  if (text.length > longest || alsoNames.test(text)) return false
  const said = foldedText(text.trim()).replace(/[.!\s]{1,30}$/, '')
  // Without a letter or digit: only dashes, dots and the like. A date of noughts comes from databases.
  if (!/[\p{L}\p{N}]/u.test(said)) return !/[✓✔☑✅✗✘☐❌+]/u.test(said)
  return (
    words.has(said) ||
    words.has(`${said}.`) ||
    /^0{1,4}[-./]0{1,2}[-./]0{1,4}(?!\d)/.test(said) ||
    /^0{5,}$/.test(said)
  )
}
