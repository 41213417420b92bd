// Deleting: asked first, and offered to be taken back.
import { useText } from '../../i18n/useText.ts'
import { showUndo } from './showUndo.tsx'
import { useConfirm } from './useConfirm.ts'

export type Deletion = {
  /** "Delete account?"; without it nothing is asked. */
  question?: string
  title?: string
  /** Deletes on the server. What it throws is the caller's to show. */
  remove: () => Promise<unknown>
  /** After it: leaves the screen, forgets what was known. */
  removed?: () => unknown
  /** "The account was deleted". */
  text: string
  /** Brings it back on the server, and makes it be seen again. */
  restore: () => Promise<unknown>
}

/** Answers whether it was deleted. */
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
