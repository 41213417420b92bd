// List of viewings: who saw what and when, with the results.
import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { RecordList } from '#base/lists/RecordList.tsx'
import { withSlots } from '#base/register/slots.tsx'
import { ObjectNumbers } from '#records/accounts/list/ObjectNumbers.tsx'
import { LeadPicker } from '#records/leads/LeadPicker.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { ObjectPicker } from '#records/objects/ObjectPicker.tsx'
import { toneOfResult, viewingList } from './viewing.list.ts'
import type { ViewingRow } from './viewings.contract.ts'
import { viewingPaths } from './viewings.paths.ts'

const viewingPeek = lazyPeek<{ id: number }>(
  () => withSlots(import('./ViewingPeek.tsx'), 'LatestEntries').then((all) => all.ViewingPeek),
  ({ id }, t) => t('viewing.header', { number: id }),
)

const cells = {
  lead: ({ lead, leadId }: ViewingRow) =>
    leadId && <GoLink href={leadPaths.lead(leadId)}>{lead}</GoLink>,
  objects: (row: ViewingRow) => <ObjectNumbers numbers={row.objectReferenceNumbers} />,
  edit: ({ id }: ViewingRow) => <EditViewing id={id} />,
}

export const ViewingList = () => (
  <RecordList
    of={viewingList}
    cells={cells}
    inputs={{ demandId: LeadPicker, objectId: ObjectPicker }}
    peek={viewingPeek}
    add={{ href: viewingPaths.addViewing, text: 'viewing.add' }}
    rowClass={({ resultStyle }) => resultStyle ?? undefined}
    rowTone={({ resultStyle }) => (resultStyle ? toneOfResult(resultStyle) : undefined)}
  />
)

function EditViewing({ id }: { id: number }) {
  const t = useText()
  return (
    <ActionIcon
      component={RouteLink}
      href={viewingPaths.viewing(id, 'edit')}
      variant="subtle"
      size="sm"
      aria-label={t('viewing.edit', { number: `V${id}` })}
    >
      <IconPencil size={16} aria-hidden />
    </ActionIcon>
  )
}
