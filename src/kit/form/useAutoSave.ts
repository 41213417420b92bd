// No lost work: a draft saves itself while it is typed into, and is not left before it is saved.
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '../i18n/useText.ts'
import { useConfirm } from '../ui/useConfirm.ts'
import type { DraftOf } from './useDraft.ts'

/** `delay` is the rest after the last key, in milliseconds. Use inside the router. */
export function useAutoSave<T extends object>(draft: DraftOf<T>, { delay = 400 } = {}): void {
  const t = useText()
  const confirm = useConfirm()
  const { store, saver } = draft

  useEffect(() => {
    saver.start(delay)
    const warn = (event: BeforeUnloadEvent) => {
      if (store.dirty) event.preventDefault()
    }
    const hidden = () => {
      if (document.visibilityState === 'hidden' && store.dirty) saver.leave()
    }
    window.addEventListener('online', saver.again)
    window.addEventListener('pagehide', saver.leave)
    window.addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('online', saver.again)
      window.removeEventListener('pagehide', saver.leave)
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', hidden)
      saver.stop()
    }
  }, [store, saver, delay])

  useBlocker({
    enableBeforeUnload: false,
    disabled: !draft.dirty,
    shouldBlockFn: async ({ current, next }) => {
      // Page and filter live in the address too: a change of those does not leave the screen.
      if (current.pathname === next.pathname || (await saver.flush())) return false
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
