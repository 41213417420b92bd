import { useDelete } from './useDelete.ts'
import type { Deletion } from './useDelete.ts'
import { useLeave } from '../useLeave.ts'

type DeleteRecord = (deletion: Omit<Deletion, 'removed'>, leaving?: () => void) => Promise<boolean>

/**
 * For a record with a screen of its own: asks, deletes, leaves the screen, and offers to take it back.
 * `leaving` is called once it is deleted, and gives up what was typed: until then nothing is.
 */
export function useDeleteRecord(): DeleteRecord {
  const leave = useLeave()
  const deleteWithUndo = useDelete()
  return (deletion, leaving) =>
    deleteWithUndo({
      ...deletion,
      removed: () => {
        leaving?.()
        leave()
      },
    })
}
