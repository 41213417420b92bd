import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { refreshed } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { copyWithNotice } from '#kit/ui/copyText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { selectionsApi } from './selections.contract.ts'
import type { Messenger, Selection } from './selections.contract.ts'

/** Actions on a selection; the error banner shows failures. */
export function useSelectionActions({ id }: Selection) {
  const t = useText()
  const deleteWithUndo = useDelete()
  const [isSending, setSending] = useState(false)
  const params = { id: String(id) }
  const reopen = () => call(selectionsApi.reopenSelection, { params })
  return {
    isSending,
    reopen,
    copy: (text: string) =>
      copyWithNotice(text, {
        copied: t('selection.copied'),
        notCopied: t('selection.notCopied', { text }),
      }),
    send: async (email: string) => {
      setSending(true)
      try {
        await call(selectionsApi.sendSelection, { params, body: { email } })
        showNotice({ message: t('selection.mailed', { email }) })
      } finally {
        setSending(false)
      }
    },
    noteSent: (by: Messenger, phone: string | null) =>
      // The messenger is already open, so a failure here must not block it.
      void call(selectionsApi.noteSent, { params, body: { by, phone } }).catch(() => undefined),
    revoke: async () => {
      await call(selectionsApi.revokeSelection, { params })
      showUndo({ text: t('selection.wasRevoked'), undoText: t('kit.undo'), undo: reopen })
    },
    remove: () =>
      deleteWithUndo({
        remove: () => call(selectionsApi.deleteSelection, { params }),
        removed: refreshed,
        text: t('selection.wasDeleted'),
        restore: () => call(selectionsApi.restoreSelection, { params }),
      }),
  }
}
