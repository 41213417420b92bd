// Stores unsent task texts by record, until the record is opened again. Independent of React.
import { noteUnsaved } from '#kit/form/draft/unsaved.ts'
import { newRequestKey } from '#kit/http/requestKey.ts'

type Typed = { text: string; settled: () => void; sent?: { what: string; requestKey: string } }
const typed = new Map<string, Typed>()

export const typedTask = (record: string): string => typed.get(record)?.text ?? ''

export function keepTypedTask(record: string, text: string): void {
  const known = typed.get(record)
  if (text.trim() === '') {
    known?.settled()
    typed.delete(record)
    return
  }
  const settled = known?.settled ?? noteUnsaved({ abandon: () => void typed.delete(record) })
  typed.set(record, { ...known, text, settled })
}

/** The idempotency key of this text, also after leaving the record and coming back; another text has another key. */
export function requestKeyOf(record: string, what: string): string {
  const known = typed.get(record)
  if (known?.sent?.what === what) return known.sent.requestKey
  const requestKey = newRequestKey()
  if (known) known.sent = { what, requestKey }
  return requestKey
}
