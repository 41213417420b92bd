import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/showUndo.tsx'
import { useConfirm } from '#kit/ui/useConfirm.ts'
import { assignmentsApi, parentIdNames } from './assignments.contract.ts'
import type { Assignment, AssignmentParent } from './assignments.contract.ts'

/** Who is assigned to a record, and how that is changed. */
export function useAssignments(parent: AssignmentParent, parentId: number) {
  const t = useText()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const params = { parent, parentId: String(parentId) }
  const queryKey = [assignmentsApi.listAssignments.path, parent, parentId]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(assignmentsApi.listAssignments, { params }, { signal, quiet: true }),
  })
  const reload = () => queryClient.invalidateQueries({ queryKey })

  const add = async (assignedTo: number) => {
    await call(assignmentsApi.addAssignment, {
      params: { parent },
      body: { assignedTo, [parentIdNames[parent]]: parentId },
    })
    await reload()
  }
  const remove = async ({ accountId, account }: Assignment) => {
    const sure = await confirm({
      text: t('assignment.deleteQuestion'),
      confirmText: t('kit.delete'),
      danger: true,
    })
    if (!sure) return
    await call(assignmentsApi.deleteAssignment, {
      params: { ...params, accountId: String(accountId) },
    })
    await reload()
    showUndo({
      text: t('assignment.deleted', { name: account }),
      undoText: t('kit.undo'),
      undo: () => add(accountId),
    })
  }
  return { query, add, remove }
}
