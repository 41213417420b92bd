import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import type { FileLink } from './files.contract.ts'

type FileActions = {
  remove: (file: FileLink) => Promise<unknown>
  restore: (file: FileLink) => Promise<unknown>
}

/** Deletes a file after confirmation, and offers to undo it. */
export function useRemoveFile({ remove, restore }: FileActions): (file: FileLink) => void {
  const t = useText()
  const deleteWithUndo = useDelete()
  return (file) =>
    void deleteWithUndo({
      question: t('file.deleteQuestion'),
      title: file.userName,
      remove: () => remove(file),
      text: t('file.deleted', { name: file.userName }),
      restore: () => restore(file),
    })
}
