// What was done with many can still be taken back for a while when its dialog is closed.
import { refresh } from '#kit/http/queries.ts'
import type { Text } from '#kit/i18n/useText.ts'
import { failureText } from '#kit/ui/failureText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { changedBy, inSets } from './bulkActions.ts'
import type { Asked } from './bulkActions.ts'

/** `ids`: those that were changed. */
export function offerUndo(asked: Asked, ids: readonly number[], t: Text): void {
  showUndo({
    text: t(`bulk.done.${asked.action}`, { count: ids.length }),
    undoText: t('kit.undo'),
    undo: () => takeBack({ ...asked, undo: true }, ids, t),
  })
}

async function takeBack(asked: Asked, ids: readonly number[], t: Text): Promise<void> {
  let [done, changed, refused] = [0, 0, 0]
  try {
    for await (const set of inSets(asked, ids)) {
      done += set.length
      changed += set.filter((one) => one.changed).length
      refused += set.filter((one) => one.refused !== null).length
    }
    const said = [
      t('bulk.done.undo', { count: changed }),
      ...(refused > 0 ? [t('bulk.refused', { count: refused })] : []),
    ]
    showNotice({ message: said.join(' '), color: refused > 0 ? 'toDo' : 'done' })
  } catch (failure) {
    // What has been taken back is not asked for again.
    const rest = ids.slice(done)
    showUndo({
      text: failureText(failure, t),
      undoText: t('kit.tryAgain'),
      undo: () => takeBack(asked, rest, t),
    })
  }
  await refresh(...changedBy)
}
