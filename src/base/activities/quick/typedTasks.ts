// What is typed into the boxes of records and not added yet: it is there again when the record is. Free of React.
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

/** The name under which this is sent, also once one has left the record and come back; another for anything else. */
export function requestKeyOf(record: string, what: string): string {
  const known = typed.get(record)
  if (known?.sent?.what === what) return known.sent.requestKey
  const requestKey = newRequestKey()
  if (known) known.sent = { what, requestKey }
  return requestKey
}
