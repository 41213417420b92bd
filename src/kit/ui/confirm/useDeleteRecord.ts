import { useDelete } from './useDelete.ts'
import type { Deletion } from './useDelete.ts'
import { useLeave } from '../useLeave.ts'

type DeleteRecord = (deletion: Omit<Deletion, 'removed'>, leaving?: () => void) => Promise<boolean>

/**
 * For a record with its own screen: asks, deletes, leaves the screen, and offers to undo. `leaving` is called once the record is
 * deleted, to discard unsaved input.
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
