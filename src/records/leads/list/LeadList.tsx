import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { RecordList } from '#base/lists/RecordList.tsx'
import { withSlots } from '#base/register/slots.tsx'
import { leadPaths } from '../leads.paths.ts'
import { TrayLink } from '../leadSlots.tsx'
import { budgetOf, leadList } from './lead.list.ts'
import type { LeadRow } from './leadLists.contract.ts'
import { Priority } from './Priority.tsx'
import { LeadMarks } from './LeadMarks.tsx'

const leadPeek = lazyPeek<{ id: number; name: string | null }>(
  () => withSlots(import('../view/LeadPeek.tsx'), 'LatestEntries').then((all) => all.LeadPeek),
  ({ id, name }, t) => name || t('lead.header', { number: id }),
)

const cells = {
  name: (row: LeadRow) => (
    <>
      <GoLink href={leadPaths.lead(row.id)}>{row.name || `#${row.id}`}</GoLink>
      <LeadMarks of={row} />
    </>
  ),
  budgetRangeMax: budgetOf,
  priorityName: (row: LeadRow) => <Priority level={row.priority} name={row.priorityName} />,
}

// Drag and drop is a large chunk; load it only for the board.
const LeadBoard = lazyPart(() => import('../board/LeadBoard.tsx').then((all) => all.LeadBoard), {
  place: () => <Skeletons lines={12} />,
})

/** Leads as a table, or as a board by stage; the choice is remembered. */
export const LeadList = () => (
  <RecordList
    of={leadList}
    cells={cells}
    peek={leadPeek}
    add={{ href: leadPaths.addLead(), text: 'leads.add' }}
    renderActions={({ select, add }) => (
      <>
        <TrayLink />
        {select}
        {add}
      </>
    )}
    renderBoard={(filters) => <LeadBoard filters={filters} />}
  />
)
