// When a draft is sent, and that it is not left before it is saved.
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useConfirm } from '../../ui/confirm/useConfirm.ts'
import { followDraft } from './unsaved.ts'
import type { DraftOf } from './useDraft.ts'

/**
 * `auto`: what is typed saves itself, a moment after the last key, and once more when the screen is
 * left. `manual`: nothing is sent before the person asks for it.
 */
export type Saving = 'auto' | 'manual'

/** The rest after the last key, in milliseconds. */
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
    // What saves itself goes on doing so behind other screens.
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
      // Page and filter live in the address too: a change of those does not leave the screen.
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
