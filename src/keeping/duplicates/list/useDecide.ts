import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { duplicatesApi } from '../duplicates.contract.ts'
import type { Decision } from '../duplicates.contract.ts'

/** Decides on pairs, and offers an undo. `before`: the previous decision on all of them. */
export function useDecide(): (
  ids: readonly number[],
  decision: Decision,
  before: Decision,
) => Promise<void> {
  const t = useText()
  return async (ids, decision, before) => {
    const send = (next: Decision) =>
      call(duplicatesApi.decideOnDuplicates, { body: { ids: [...ids], decision: next } })
    await send(decision)
    if (decision === null) return
    const count = ids.length
    showUndo({
      text:
        decision === 'notTheSame'
          ? t('duplicates.saidNotTheSame', { count })
          : t('duplicates.saidLater', { count }),
      undoText: t('kit.undo'),
      undo: () => send(before).catch(() => undefined),
    })
  }
}
