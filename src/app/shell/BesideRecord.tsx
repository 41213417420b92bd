// Links to the previous and next record of the list from which a record was opened.
import { Group } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { trailTo, trails } from '#kit/list/trail.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { useStore } from '#kit/ui/store.ts'
import { besidePlace } from './besidePlace.ts'
import { kindsOpenedFrom, trailRecordAt } from './trailRecords.ts'

// Keeps its space, so that nothing moves when it appears.
const BesideThis = lazyPart(
  () => import('./NeighbourButtons.tsx').then((all) => all.NeighbourButtons),
  {
    place: () => <Group {...besidePlace} />,
  },
)

export function BesideRecord() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const all = useStore(trails)
  const record = trailRecordAt(path)
  const trail =
    record && trailTo(all, (list) => kindsOpenedFrom(list).includes(record.entity), record.id)
  return record && trail ? <BesideThis record={record} trail={trail} /> : null
}
