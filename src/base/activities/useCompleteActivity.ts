import { call } from '#kit/http/call.ts'
import { refreshed } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { activitiesApi } from './activities.contract.ts'

/** Completes an activity, and offers to undo it. */
export function useCompleteActivity() {
  const t = useText()
  const set = async (id: number, done: boolean) => {
    await call(activitiesApi.saveActivity, { body: { id, done } })
    await refreshed()
  }
  return async (id: number) => {
    await set(id, true)
    showUndo({
      text: t('activity.isCompleted'),
      undoText: t('kit.undo'),
      undo: () => set(id, false),
    })
  }
}
