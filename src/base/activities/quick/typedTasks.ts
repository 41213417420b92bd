// Texts typed into the task inputs of records and not added yet, kept for when the user returns to the record. Free of
// React.
import { noteUnsaved } from '#kit/form/draft/unsaved.ts'
import { newRequestKey } from '#kit/http/requestKey.ts'

type TypedTask = {
  text: string
  settled: () => void
  sent?: { content: string; requestKey: string }
}
const typed = new Map<string, TypedTask>()

export const typedTask = (record: string): string => typed.get(record)?.text ?? ''

export function keepTypedTask(record: string, text: string): void {
  const stored = typed.get(record)
  if (text.trim() === '') {
    stored?.settled()
    typed.delete(record)
    return
  }
  const settled = stored?.settled ?? noteUnsaved({ abandon: () => void typed.delete(record) })
  typed.set(record, { ...stored, text, settled })
}

/**
 * Request key of this content: the same when the user leaves the record, comes back and sends it again; a new one for
 * other content.
 */
export function requestKeyOf(record: string, content: string): string {
  const stored = typed.get(record)
  if (stored?.sent?.content === content) return stored.sent.requestKey
  const requestKey = newRequestKey()
  if (stored) stored.sent = { content, requestKey }
  return requestKey
}
