// A list with rows, while it loads, without any, and when it could not be loaded.
import { Stack } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { Text } from '#kit/i18n/useText.ts'
import type { Column } from '#kit/list/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import type { List } from '#kit/list/useList.ts'
import { NoConnection } from '#kit/http/call.ts'
import { formatDate, formatMoney } from '#kit/fields/format.ts'

type Row = { id: number; text: string; money: number; date: string }

const columns: Column<Row>[] = [
  { key: 'text', label: 'showcase.kind.text', sort: false, cell: ({ text }) => text },
  {
    key: 'money',
    label: 'showcase.kind.money',
    sort: false,
    align: 'right',
    cell: ({ money }) => formatMoney(money),
  },
  { key: 'date', label: 'showcase.kind.date', sort: false, cell: ({ date }) => formatDate(date) },
]
const rowsIn = (t: Text): Row[] =>
  [1, 2, 3].map((id) => ({
    id,
    text: t('showcase.sampleName'),
    money: id * 1234.56,
    date: `2026-03-0${id}`,
  }))

const listOf = (rows: readonly Row[], more: Partial<List<Row>> = {}): List<Row> => ({
  rowCount: rows.length,
  totalRows: rows.length,
  rowAt: (at) => rows[at],
  want: () => {},
  answer: undefined,
  loading: false,
  refreshing: false,
  failure: null,
  reload: () => {},
  virtual: false,
  ...more,
})

export function ShownTables() {
  const t = useText()
  const rows = rowsIn(t)
  const lists = [
    ['filled', listOf(rows)],
    ['empty', listOf([])],
    ['failures', listOf([], { failure: new NoConnection('No connection') })],
  ] as const
  return (
    <Stack>
      {lists.map(([name, list]) => (
        <DataTable
          key={name}
          list={list}
          columns={columns}
          label={t(`showcase.${name}`)}
          rowClass={({ id }) => ['rowDone', 'rowToDo', 'rowTrouble'][id - 1]}
        />
      ))}
    </Stack>
  )
}
