// Sample rows of the lists on this page.
import type { Text } from '#kit/i18n/useText.ts'
import type { Column } from '#kit/list/columns/columns.ts'
import type { List } from '#kit/list/useList.ts'

type Row = { id: number; text: string; money: number; date: string }

export const columns: Column<Row>[] = [
  { key: 'text', label: 'showcase.kind.text', sort: false, as: 'text' },
  { key: 'money', label: 'showcase.kind.money', sort: false, as: 'money', align: 'right' },
  { key: 'date', label: 'showcase.kind.date', sort: false, as: 'date' },
]

export const rowsIn = (t: Text): Row[] =>
  [1, 2, 3].map((id) => ({
    id,
    text: t('showcase.sampleName'),
    money: id * 1234.56,
    date: `2026-03-0${id}`,
  }))

export const listOf = (rows: readonly Row[], more: Partial<List<Row>> = {}): List<Row> => ({
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
