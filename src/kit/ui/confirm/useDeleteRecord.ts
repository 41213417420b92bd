import { call } from '../../http/call.ts'
import type { Endpoint } from '../../http/endpoint.ts'
import type { MessageParams } from '../../i18n/messages.ts'
import { useText } from '../../i18n/useText.ts'
import type { MessageKey } from '../../i18n/useText.ts'
import { useLeave } from '../useLeave.ts'
import { useDelete } from './useDelete.ts'

export type RecordDeletion = {
  id: number | null
  /** Endpoints whose paths have the record's `{id}`. */
  remove: Endpoint
  restore: Endpoint
  /** Keys of the question and of what is said afterwards, and what both name. */
  question: MessageKey
  text: MessageKey
  params?: MessageParams
  title?: string
}

/**
 * For a record with its own screen: asks, deletes, leaves the screen, and offers to undo. `leaving` is called once the record is
 * deleted, to discard unsaved input.
 */
export function useDeleteRecord(deletion: RecordDeletion) {
  const { id, remove, restore, question, text, params, title } = deletion
  const t = useText()
  const leave = useLeave()
  const deleteWithUndo = useDelete()
  // `remove` and `restore` can be of any kind, so the type of their input is unknown here.
  const sent = { params: { id: String(id) } } as never
  return (leaving?: () => void): Promise<boolean> =>
    deleteWithUndo({
      question: t(question, params),
      ...(title && { title }),
      remove: () => call(remove, sent),
      removed: () => {
        leaving?.()
        leave()
      },
      text: t(text, params),
      restore: () => call(restore, sent),
    })
}
