import { call } from '#kit/http/call.ts'
import { refreshed, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { records } from '#base/register/records.contract.ts'
import type { AssignmentKind } from '#base/register/records.contract.ts'
import { sessionApi } from '#base/session/session.contract.ts'
import { assignmentsApi } from './assignments.contract.ts'
import type { Assignment } from './assignments.contract.ts'

/** People assigned to a record, and actions to change them. */
export function useAssignments(kind: AssignmentKind, parentId: number) {
  const { name: parent, idName } = records[kind].assignment
  const t = useText()
  const deleteWithUndo = useDelete()
  const params = { parent, parentId: String(parentId) }
  const query = useAnswer(assignmentsApi.listAssignments, { params })

  const add = async (assignedTo: number) => {
    await call(assignmentsApi.addAssignment, {
      params: { parent },
      body: { assignedTo, [idName]: parentId },
    })
    await refreshed()
  }
  const addMe = async () => add((await call(sessionApi.me, {})).accountId)
  const remove = ({ accountId, account }: Assignment) =>
    deleteWithUndo({
      question: t('assignment.deleteQuestion'),
      remove: () =>
        call(assignmentsApi.deleteAssignment, {
          params: { ...params, accountId: String(accountId) },
        }),
      removed: refreshed,
      text: t('assignment.deleted', { name: account }),
      restore: () => add(accountId),
    })
  return { query, add, addMe, remove }
}
