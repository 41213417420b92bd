// Deleted records of all kinds, each with a button to restore it.
import { Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { RecordList } from '#base/lists/RecordList.tsx'
import { recordKinds, records, restorableDays } from '#base/register/records.contract.ts'
import { RestoreButton } from './RestoreButton.tsx'
import type { TrashRow } from './trash.contract.ts'
import { trashList } from './trash.list.ts'

const cells = {
  title: (row: TrashRow) => <Deleted row={row} />,
  entity: (row: TrashRow) => <Kind row={row} />,
  deletedOn: ({ deletedOn }: TrashRow) => formatInstantTime(deletedOn),
  restore: (row: TrashRow) => row.canRestore && <RestoreButton row={row} />,
}

// Ids are unique only per kind.
const rowKey = ({ entity, id }: TrashRow) => id * 100 + records[entity].log

function Deleted({ row }: { row: TrashRow }) {
  const t = useText()
  return (
    <div>
      {row.title || t('trash.withoutName')}
      {row.detail && (
        <Text size="sm" className="quiet">
          {row.detail}
        </Text>
      )}
    </div>
  )
}

function Kind({ row }: { row: TrashRow }) {
  return useText()(`record.${row.entity}`)
}

export function TrashList() {
  const t = useText()
  const days = restorableDays
  return (
    <RecordList
      of={trashList}
      cells={cells}
      options={{ kinds: recordKinds().map((value) => ({ value, text: t(`record.${value}`) })) }}
      searchLabel="trash.search"
      rowKey={rowKey}
      renderAbove={() => (
        <Text size="sm" className="quiet" mb="sm">
          {t('trash.text', { days })}
        </Text>
      )}
      empty={<EmptyState title={t('trash.empty')} text={t('trash.emptyText', { days })} />}
    />
  )
}
