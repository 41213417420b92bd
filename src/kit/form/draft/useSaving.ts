// Decides when a draft is sent, and asks before leaving it unsaved.
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useConfirm } from '../../ui/confirm/useConfirm.ts'
import { followDraft } from './unsaved.ts'
import type { DraftOf } from './useDraft.ts'

/**
 * `auto`: input is saved shortly after the last key, and when leaving the screen. `manual`: only when the person saves.
 */
export type Saving = 'auto' | 'manual'

/** Milliseconds after the last key. */
const delay = 400

/** Use inside the router. */
export function useSaving<T extends object>(draft: DraftOf<T>, saving: Saving): void {
  const t = useText()
  const confirm = useConfirm()
  const { store, saver } = draft
  const auto = saving === 'auto'

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.dirty && !saver.abandoned) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [store, saver])

  useEffect(() => {
    const unfollow = followDraft(store, saver)
    // Auto-save continues while other screens are shown.
    return auto ? undefined : unfollow
  }, [store, saver, auto])

  useEffect(() => {
    if (!auto) return undefined
    saver.start(delay)
    const hidden = () => {
      if (document.visibilityState === 'hidden' && store.dirty) saver.leave()
    }
    window.addEventListener('online', saver.again)
    window.addEventListener('pagehide', saver.leave)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('online', saver.again)
      window.removeEventListener('pagehide', saver.leave)
      document.removeEventListener('visibilitychange', hidden)
      saver.stop()
    }
  }, [store, saver, auto])

  useBlocker({
    enableBeforeUnload: false,
    disabled: !draft.dirty,
    shouldBlockFn: async ({ current, next }) => {
      // Page and filters are in the address too: changing them does not leave the screen.
      if (!store.dirty || current.pathname === next.pathname) return false
      if (auto && (await saver.flush())) return false
      const leave = await confirm({
        text: t('kit.leave.text'),
        confirmText: t('kit.leave.leave'),
        cancelText: t('kit.leave.stay'),
        danger: true,
      })
      if (leave) store.discard()
      return !leave
    },
  })
}
