// Undo of a bulk action, offered for a while after its dialog is closed.
import { refresh } from '#kit/http/queries.ts'
import type { Text } from '#kit/i18n/useText.ts'
import { failureText } from '#kit/ui/failureText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { subjectsChangedByBulk, inSets } from './bulkActions.ts'
import type { BulkRequest } from './bulkActions.ts'

/** `ids`: the records that were changed. */
export function offerUndo(request: BulkRequest, ids: readonly number[], t: Text): void {
  showUndo({
    text: t(`bulk.done.${request.action}`, { count: ids.length }),
    undoText: t('kit.undo'),
    undo: () => takeBack({ ...request, undo: true }, ids, t),
  })
}

async function takeBack(request: BulkRequest, ids: readonly number[], t: Text): Promise<void> {
  let [done, changed, refused] = [0, 0, 0]
  try {
    for await (const set of inSets(request, ids)) {
      done += set.length
      changed += set.filter((one) => one.changed).length
      refused += set.filter((one) => one.refused !== null).length
    }
    const texts = [
      t('bulk.done.undo', { count: changed }),
      ...(refused > 0 ? [t('bulk.refused', { count: refused })] : []),
    ]
    showNotice({ message: texts.join(' '), color: refused > 0 ? 'toDo' : 'done' })
  } catch (failure) {
    // Try again only with the rest.
    const rest = ids.slice(done)
    showUndo({
      text: failureText(failure, t),
      undoText: t('kit.tryAgain'),
      undo: () => takeBack(request, rest, t),
    })
  }
  await refresh(...subjectsChangedByBulk)
}
