import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { trayApi } from './tray.contract.ts'

/** Discards enquiries, with an undo for those that were still waiting. */
export function useThrowAway(): (ids: readonly number[]) => Promise<void> {
  const t = useText()
  return async (ids) => {
    const { ids: thrown } = await call(trayApi.throwAway, { body: { ids: [...ids] } })
    if (thrown.length === 0) return
    showUndo({
      text: t('enquiryTray.thrown', { count: thrown.length }),
      undoText: t('kit.undo'),
      undo: () => call(trayApi.bringBack, { body: { ids: thrown } }).catch(() => undefined),
    })
  }
}
