// The columns of a declared list together with the cells that its screen draws.
import type { ReactNode } from 'react'
import type { Column, RowOf } from '#kit/list/columns/columns.ts'
import type { SortOf } from '#kit/http/paging.ts'
import type { AnyRecordList } from './recordList.ts'

export type Row<L extends AnyRecordList> = RowOf<L['endpoint']>
type SpecialKey<L extends AnyRecordList> = Extract<L['columns'][number], { as: 'special' }>['key']

/** The cells of a list's special columns. */
export type Cells<L extends AnyRecordList> = {
  [K in SpecialKey<L>]: (row: Row<L>) => ReactNode
}

export const withCells = <L extends AnyRecordList>({ columns }: L, cells: Cells<L>) =>
  columns.map((column) =>
    column.as === 'special' ? { ...column, cell: cells[column.key as SpecialKey<L>] } : column,
  ) as unknown as Column<Row<L>, SortOf<L['endpoint']>>[]
