// Deletes after a confirmation, and offers to undo it.
import { useText } from '../../i18n/useText.ts'
import { showUndo } from './showUndo.tsx'
import { useConfirm } from './useConfirm.ts'

export type Deletion = {
  /** The question, such as "Delete account?"; without it, deletes at once. */
  question?: string
  title?: string
  /** Deletes on the server. The caller handles its errors. */
  remove: () => Promise<unknown>
  /** Called after deleting: leaves the screen, clears cached data. */
  removed?: () => unknown
  /** "The account was deleted". */
  text: string
  /** Restores it on the server, and shows it again. */
  restore: () => Promise<unknown>
}

/** Resolves to whether it was deleted. */
export function useDelete(): (deletion: Deletion) => Promise<boolean> {
  const t = useText()
  const confirm = useConfirm()
  return async ({ question, title, remove, removed, text, restore }) => {
    const asked = question && {
      text: question,
      ...(title && { title }),
      confirmText: t('kit.delete'),
      danger: true,
    }
    if (asked && !(await confirm(asked))) return false
    await remove()
    await removed?.()
    showUndo({ text, undoText: t('kit.undo'), undo: restore })
    return true
  }
}
