import { useAnswer } from '#kit/http/queries.ts'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { RecordList } from '#base/lists/RecordList.tsx'
import { accountPeek } from '../accountPeek.ts'
import { accountPaths } from '../accounts.paths.ts'
import { accountLists } from './account.list.ts'
import type { EmployeRow } from './accountLists.contract.ts'
import { invitationsApi } from '../invitations/invitations.contract.ts'
import { OpenInvitations } from '../invitations/OpenInvitations.tsx'
import { contactCells } from './contactCells.tsx'
import { RoleName } from '../view/RoleName.tsx'
import { useIsAdmin } from '../useIsAdmin.ts'

const cells = {
  ...contactCells,
  role: (row: EmployeRow) => <RoleName role={row.role} />,
}

export function EmployeList() {
  const isAdmin = useIsAdmin()
  // How many stand above the list is known first, so that the list does not move.
  const { isLoading } = useAnswer(invitationsApi.listInvitations, {}, { enabled: isAdmin })
  if (isLoading) return <Skeletons lines={12} />
  return (
    <RecordList
      of={accountLists.EmployeList}
      cells={cells}
      peek={accountPeek}
      add={isAdmin && { href: accountPaths.invite, text: 'accounts.inviteColleague' }}
      renderAbove={() => isAdmin && <OpenInvitations />}
    />
  )
}
