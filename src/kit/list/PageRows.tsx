import { Fragment } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import type { Tone } from '../ui/tones.ts'
import type { Column } from './columns/columns.ts'
import classes from './DataTable.module.css'
import { SkeletonRow, TableRow } from './TableRow.tsx'
import type { RowPeek } from './peek/peek.ts'
import type { List } from './useList.ts'
import type { Ticks } from './useTicks.ts'

export type RowsProps<Row> = {
  list: List<Row>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => number
  rowClass: ((row: Row) => string | undefined) | undefined
  rowTone: ((row: Row) => Tone | undefined) | undefined
  /** Undefined: rows have no checkboxes. */
  ticks: Ticks | undefined
  rowName: ((row: Row) => string) | undefined
  /** Undefined: rows have no summaries. */
  peek: RowPeek | undefined
  expand: ((row: Row) => ReactNode) | undefined
  groupOf: ((row: Row) => string | undefined) | undefined
}

/** A row with its details below. */
export function RowAndMore<Row>(props: RowsProps<Row> & { row: Row; rowIndex?: number }) {
  const { row, columns, rowKey, rowClass, rowTone, ticks, rowName, peek, expand, rowIndex } = props
  const id = rowKey(row)
  const name = rowName?.(row) ?? nameIn(row) ?? String(id)
  const chosen = ticks && {
    is: ticks.is(id),
    name,
    toggle: (to: boolean) => ticks.toggle(id, to),
  }
  const more = expand?.(row)
  return (
    <>
      <TableRow
        id={id}
        row={row}
        columns={columns}
        className={rowClass?.(row)}
        tone={rowTone?.(row)}
        chosen={chosen}
        peek={peek && { rows: peek, name }}
        {...(rowIndex !== undefined && { rowIndex })}
      />
      {more && (
        <tr className={classes.more}>
          <td colSpan={columns.length + (ticks ? 1 : 0)}>{more}</td>
        </tr>
      )}
    </>
  )
}

function nameIn(row: unknown): string | undefined {
  const name = (row as { name?: unknown }).name
  return typeof name === 'string' && name ? name : undefined
}

export function PageRows<Row>(props: RowsProps<Row>) {
  const { list, rowKey, groupOf, columns, ticks } = props
  const rows = Array.from({ length: list.rowCount }, (_, index) => list.rowAt(index))
  const groups = rows.map((row) => row && groupOf?.(row))
  return (
    <tbody>
      {rows.map(
        (row, at) =>
          row !== undefined && (
            <Fragment key={rowKey(row)}>
              {groups[at] && groups[at] !== groups[at - 1] && (
                <tr className={classes.group}>
                  <th colSpan={columns.length + (ticks ? 1 : 0)} scope="rowgroup">
                    {groups[at]}
                  </th>
                </tr>
              )}
              <RowAndMore {...props} row={row} />
            </Fragment>
          ),
      )}
    </tbody>
  )
}

type PlaceProps = Omit<ComponentProps<typeof SkeletonRow>, 'rowIndex'> & { rows: number }

export function SkeletonRows({ rows, ...row }: PlaceProps) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: rows }, (_, at) => (
        <SkeletonRow key={at} {...row} />
      ))}
    </tbody>
  )
}
