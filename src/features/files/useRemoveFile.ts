import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/showUndo.tsx'
import { useConfirm } from '#kit/ui/useConfirm.ts'
import type { FileLink } from './files.contract.ts'

type Ways = {
  remove: (file: FileLink) => Promise<unknown>
  restore: (file: FileLink) => Promise<unknown>
}

/** Asks, removes, and offers to take it back. */
export function useRemoveFile({ remove, restore }: Ways): (file: FileLink) => void {
  const t = useText()
  const confirm = useConfirm()
  const ask = async (file: FileLink) => {
    const text = t('file.deleteQuestion')
    const confirmed = await confirm({
      text,
      title: file.userName,
      confirmText: t('file.delete'),
      danger: true,
    })
    if (!confirmed) return
    await remove(file)
    showUndo({
      text: t('file.deleted', { name: file.userName }),
      undoText: t('file.undo'),
      undo: () => restore(file),
    })
  }
  return (file) => void ask(file)
}
