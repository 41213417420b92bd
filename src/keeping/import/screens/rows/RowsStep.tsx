// The planned result of each row, to be reviewed, corrected and imported.
import { Button, Group, Paper, SegmentedControl, Text } from '@mantine/core'
import { formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { DownloadButton } from '#kit/ui/DownloadButton.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { call } from '#kit/http/call.ts'
import { importApi, notedRows, outcomes } from '../../import.contract.ts'
import type { ImportedRow, Outcome, ViewedImport } from '../../import.contract.ts'
import type { ImportActions } from '../useImport.ts'
import { RowOutcome } from './RowOutcome.tsx'
import { RowParts } from './RowParts.tsx'
import { RowTools } from './RowTools.tsx'

const rowFilters = { outcome: null as string | null }
const rowKey = ({ number }: ImportedRow) => number

type Props = {
  shown: ViewedImport
  /** Undefined after the run. */
  run?: ImportActions['run']
  onBack?: () => void
}

export function RowsStep({ shown, run, onBack }: Props) {
  const t = useText()
  const { counts } = shown
  const waiting = counts.new + counts.changed - shown.done
  return (
    <Paper withBorder p="md">
      {run && (
        <Group mb="md">
          <Button loading={run.isPending} disabled={waiting <= 0} onClick={() => run.mutate()}>
            {waiting > 0 ? t('import.run', { count: waiting }) : t('import.nothingToRun')}
          </Button>
          {onBack && (
            <Button variant="default" onClick={onBack}>
              {t('import.backToColumns')}
            </Button>
          )}
          {counts.refused + counts.doubtful > 0 && (
            <DownloadButton
              fileName={`${shown.fileName}.xlsx`}
              fetchFile={() => call(importApi.refusedRows, { params: { id: String(shown.id) } })}
            >
              {t('import.refusedDownload')}
            </DownloadButton>
          )}
          <Text size="sm" className="quiet">
            {t('import.runHelp')}
          </Text>
        </Group>
      )}
      <Failure text={run?.error && failureText(run.error, t)} />
      <Rows shown={shown} />
    </Paper>
  )
}

function Rows({ shown }: { shown: ViewedImport }) {
  const t = useText()
  const { counts, noted } = shown
  const listState = useListState({ name: 'ImportRows', filters: rowFilters })
  const { outcome } = listState.filters
  const list = useList(importApi.importRows, listState, {
    input: (filters) => ({
      id: shown.id,
      outcome: filters.outcome as Outcome | typeof notedRows | null,
    }),
  })
  const total = outcomes.reduce((sum, name) => sum + counts[name], 0)
  const choices = [
    { value: 'all', label: `${t('import.outcome.all')} ${formatNumber(total)}` },
    ...outcomes
      .filter((name) => counts[name] > 0 || name === outcome)
      .map((name) => ({
        value: name,
        label: `${t(`import.outcome.${name}`)} ${formatNumber(counts[name])}`,
      })),
    ...(noted > 0 || outcome === notedRows
      ? [{ value: notedRows, label: `${t('import.outcome.noted')} ${formatNumber(noted)}` }]
      : []),
  ]
  return (
    <>
      <SegmentedControl
        data={choices}
        value={outcome ?? 'all'}
        onChange={(value) => listState.setFilters({ outcome: value === 'all' ? null : value })}
        mb="sm"
        style={{ flexWrap: 'wrap' }}
      />
      <DataTable
        list={list}
        columns={columnsFor(shown)}
        rowKey={rowKey}
        label={t('import.step.rows')}
        empty={<EmptyState title={t('import.noRows')} />}
      />
      <ListFooter list={list} />
    </>
  )
}

const c = columnsOf(importApi.importRows, 'importedRow')
const columnsFor = (shown: ViewedImport) => [
  c.cell('number', ({ number }) => number, { align: 'right', sort: false }),
  c.cell('outcome', (row) => <RowOutcome row={row} headers={shown.source.headers} />, {
    sort: false,
    wraps: true,
    grows: 3,
  }),
  c.cell('parts', (row) => <RowParts row={row} />, {
    sort: false,
    wraps: true,
    grows: 5,
  }),
  c.cell('tools', (row) => <RowTools row={row} shown={shown} />, {
    sort: false,
    nowrap: true,
    align: 'right',
  }),
]
