// List of deals, agreed or in negotiation.
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { RecordList } from '#base/lists/RecordList.tsx'
import { withSlots } from '#base/register/slots.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { dealList } from './deal.list.ts'
import type { DealRow } from './dealList.contract.ts'
import { dealPaths } from './deals.paths.ts'
import { PeopleLinks } from './people/PeopleLinks.tsx'

const dealPeek = lazyPeek<{ id: number }>(
  () => withSlots(import('./DealPeek.tsx'), 'LatestEntries').then((all) => all.DealPeek),
  ({ id }, t) => t('deal.header', { id }),
)

const people =
  (role: 'seller' | 'buyer' | 'lawer' | 'notary' | 'civilEngeneer' | 'assigned') =>
  (row: DealRow) => <PeopleLinks names={row[role]} ids={row[`${role}Id`]} />
const cells = {
  objectReferenceNumber: ({ objectId, objectReferenceNumber }: DealRow) =>
    objectId && <GoLink href={objectPaths.object(objectId)}>#{objectReferenceNumber}</GoLink>,
  seller: people('seller'),
  buyer: people('buyer'),
  lawer: people('lawer'),
  notary: people('notary'),
  civilEngeneer: people('civilEngeneer'),
  assigned: ({ assigned, assignedId }: DealRow) => (
    <PeopleLinks names={assigned} ids={assignedId} asFaces />
  ),
}

// Drag and drop is a large chunk; load it only for the board.
const DealBoard = lazyPart(() => import('./board/DealBoard.tsx').then((all) => all.DealBoard), {
  place: () => <Skeletons lines={12} />,
})

/** The colour of the bar before a row, by its stage in English. */
const rowTones: Record<string, Tone> = {
  depositpaid: 'amber',
  legalcheck: 'amber',
  contract: 'amber',
  won: 'green',
  lost: 'neutral',
}

/** Deals as a table or as a board by stage; the choice is remembered. */
export const DealList = () => (
  <RecordList
    of={dealList}
    cells={cells}
    peek={dealPeek}
    add={{ href: dealPaths.addDeal, text: 'deal.add' }}
    rowClass={({ dealStageStyle }) => dealStageStyle ?? undefined}
    rowTone={({ dealStageStyle }) => rowTones[dealStageStyle ?? '']}
    renderBoard={(filters) => <DealBoard filters={filters} />}
  />
)
