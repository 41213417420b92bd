// Pairs of records that may be the same: merge them, mark them as different, or leave them for later.
import { Box, Button, Text } from '@mantine/core'
import { IconEqualNot } from '@tabler/icons-react'
import { useState } from 'react'
import { standardsOf } from '#kit/fields/filters.ts'
import { formatInstant, formatInstantTime, formatNumber } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import { DataTable } from '#kit/list/DataTable.tsx'
import { fewSizes } from '#kit/list/listAddress.ts'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { Hint } from '#base/register/hints/Hint.tsx'
import { FilterForm } from '#base/lists/FilterForm.tsx'
import {
  decisions,
  duplicateFilters,
  duplicatesApi,
  mostShared,
  pairKinds,
} from '../duplicates.contract.ts'
import { reasonsFor } from '../reasons.contract.ts'
import { DuplicateButtons } from './DuplicateButtons.tsx'
import { CompareNow } from './CompareNow.tsx'
import { BothRecords } from './BothRecords.tsx'
import { Reasons } from './Reasons.tsx'
import { useDecide } from './useDecide.ts'

const c = columnsOf(duplicatesApi.listDuplicates, 'duplicates')
const columns = [
  c.cell('pair', (row) => <BothRecords row={row} />, { sort: false, wraps: true, grows: 5 }),
  c.cell('why', (row) => <Reasons row={row} />, {
    sort: false,
    wraps: true,
    grows: 2,
    card: 'state',
  }),
  c.number('score', { card: 'none' }),
  c.cell('foundOn', (row) => formatInstant(row.foundOn), { nowrap: true, hideBelow: 1100 }),
  c.cell('decide', (row) => <DuplicateButtons row={row} />, {
    sort: false,
    nowrap: true,
    align: 'right',
  }),
]

export function DuplicateList() {
  const t = useText()
  usePageTitle(t('duplicates.title'))
  const listState = useListState({
    name: 'DuplicateList',
    filters: standardsOf(duplicateFilters),
    opensBy: { by: 'score', desc: true },
    sizes: fewSizes,
    defaultSize: 20,
  })
  // A row is a pair and not a record, so there is no stepping from record to record.
  const list = { ...useList(duplicatesApi.listDuplicates, listState), asked: undefined }
  const [ticked, setTicked] = useState<number[]>([])
  const decide = useDecide()
  const before = listState.filters.decision === 'later' ? 'later' : null
  const notTheSame = listState.filters.decision !== 'notTheSame' && (
    <Button
      variant="light"
      disabled={ticked.length === 0}
      leftSection={<IconEqualNot size={16} aria-hidden />}
      onClick={() =>
        // `call` shows errors itself.
        void decide(ticked, 'notTheSame', before).then(
          () => setTicked([]),
          () => undefined,
        )
      }
    >
      {t('duplicates.tickedNotTheSame', { number: formatNumber(ticked.length) })}
    </Button>
  )
  return (
    <>
      <ListHeader
        title={t('duplicates.title')}
        list={list}
        actions={
          <>
            {notTheSame}
            <CompareNow />
          </>
        }
      >
        <FilterForm
          filters={duplicateFilters}
          listState={listState}
          options={{
            kinds: pairKinds.map((value) => ({ value, text: t(`record.${value}`) })),
            decisions: decisions.map((value) => ({ value, text: t(`duplicates.state.${value}`) })),
            // Reasons with a value end before it here.
            reasons: reasonsFor.map((value) => ({
              value,
              text: t(`duplicates.reason.${value}`, { value: '…' }),
            })),
          }}
        />
      </ListHeader>
      <LastRun />
      <DataTable
        list={list}
        columns={columns}
        label={t('duplicates.title')}
        selection={{ selected: ticked, onChange: setTicked }}
        rowName={({ low, high }) => `${low.title} – ${high.title}`}
        empty={<EmptyState title={t('duplicates.none')} text={t('duplicates.noneText')} />}
      />
      <ListFooter list={list} />
      <Skipped />
    </>
  )
}

// Reserves its height before it is loaded, so that the list does not move.
function LastRun() {
  const t = useText()
  const { data } = useAnswer(duplicatesApi.lastRun, {})
  const when = data?.finishedOn
    ? t('duplicates.lastRun', { when: formatInstantTime(data.finishedOn) })
    : data && t('duplicates.neverRun')
  return (
    <Box mb="sm">
      <Text size="sm" className="quiet">
        {t('duplicates.text')} <Hint name="likeness" about={t('duplicates.score')} />
      </Text>
      <Text size="sm" className="quiet" mih={{ base: '3.1em', sm: '1.55em' }}>
        {when}
      </Text>
    </Box>
  )
}

/** Number of keys that too many records share; below the list, so that the list does not move. */
function Skipped() {
  const t = useText()
  const { data } = useAnswer(duplicatesApi.lastRun, {})
  const skipped = data?.skipped ?? []
  if (skipped.length === 0) return null
  return (
    <Text size="sm" className="quiet" mt="sm">
      {t('duplicates.skipped', {
        most: mostShared,
        what: skipped
          .map(({ key, count }) => t(`duplicates.skipped.${key}`, { count: formatNumber(count) }))
          .join(', '),
      })}
    </Text>
  )
}
