// What is typed into the boxes of records and not added yet: it is there again when the record is. Free of React.
import { noteUnsaved } from '#kit/form/unsaved.ts'

const typed = new Map<string, { text: string; settled: () => void }>()

export const typedTask = (record: string): string => typed.get(record)?.text ?? ''

export function keepTypedTask(record: string, text: string): void {
  const known = typed.get(record)
  if (text.trim() === '') {
    known?.settled()
    typed.delete(record)
    return
  }
  const settled = known?.settled ?? noteUnsaved({ abandon: () => void typed.delete(record) })
  typed.set(record, { text, settled })
}
