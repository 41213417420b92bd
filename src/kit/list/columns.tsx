// Columns as plain data: a key, a label, how a cell looks, and by what the server sorts.
import type { ReactNode } from 'react'
import {
  formatCurrency,
  formatDate,
  formatDateTime,
  formatInstant,
  formatInstantTime,
  formatMoney,
  formatNumber,
} from '../fields/format.ts'
import { area, calledIn, distance } from '../fields/kinds.ts'
import type { Field, Fields } from '../fields/kinds.ts'
import { GoLink } from '../ui/GoLink.tsx'
import { FlagCell, ValueCell } from './cells.tsx'

export type ColumnOptions = {
  /** The key of its label; `entity.key` by itself. */
  label?: string
  /** What `sortBy` is for it; false: the server cannot sort by it. */
  sort?: string | false
  /** As in CSS, such as '8rem'. */
  width?: string
  align?: 'left' | 'right' | 'center'
  /** Left out where the table is narrower than this many pixels. */
  hideBelow?: 640 | 900 | 1100
  /** Stays on one line. */
  nowrap?: boolean
}

export type Column<Row> = ColumnOptions & {
  key: string
  label: string
  cell: (row: Row) => ReactNode
}

type Format<V> = (value: V) => ReactNode
type KeyOf<Row> = keyof Row & string

const rightOf = new Set(['number', 'distance', 'distanceKm', 'currency', 'money', 'area'])

/** At module level: `const c = columnsOf<OwnerRow>('account')`, then `c.text('name')` and so on. */
export function columnsOf<Row>(entity: string) {
  const make = (key: string, cell: Column<Row>['cell'], options: ColumnOptions): Column<Row> => ({
    key,
    label: `${entity}.${key}`,
    sort: key,
    cell,
    ...options,
  })
  const formatted =
    <V,>(format: Format<V>, standard: ColumnOptions = {}) =>
    (key: KeyOf<Row>, options: ColumnOptions = {}) => {
      const cell = (row: Row) => {
        const value = row[key] as V | null | undefined
        return value === null || value === undefined || value === '' ? null : format(value)
      }
      return make(key, cell, { ...standard, ...options })
    }
  const right = { align: 'right', nowrap: true } as const
  const line = { nowrap: true } as const

  return {
    text: formatted<string | number>((value) => value),
    number: formatted<number>((value) => formatNumber(value), right),
    currency: formatted(formatCurrency, right),
    money: formatted(formatMoney, right),
    area: formatted((value) => <ValueCell field={area} value={value} />, right),
    distance: formatted((value) => <ValueCell field={distance} value={value} />, right),
    date: formatted(formatDate, line),
    dateTime: formatted(formatDateTime, line),
    /** The day of an instant, in Athens; its time on hovering. */
    instant: formatted<string>(
      (value) => <span title={formatInstantTime(value)}>{formatInstant(value)}</span>,
      line,
    ),
    flag: formatted<boolean>((value) => <FlagCell value={value} />, { align: 'center' }),
    /** The row's main link: to where `href` leads. */
    link: (key: KeyOf<Row>, href: (row: Row) => string, options: ColumnOptions = {}) =>
      make(
        key,
        (row) => (
          <GoLink href={href(row)}>
            {String(row[key] ?? '') || `#${href(row).split('/').pop()}`}
          </GoLink>
        ),
        options,
      ),
    /** As the entity's fields say what it is. */
    field: (key: KeyOf<Row>, fields: Fields, options: ColumnOptions = {}) => {
      const field = fields[key] as Field
      const align = rightOf.has(field.kind) ? right : {}
      return make(
        key,
        (row) => (
          <ValueCell field={field} value={row[key]} called={calledIn(row as object, key, field)} />
        ),
        {
          ...align,
          ...options,
        },
      )
    },
    /** Anything else. */
    cell: (key: string, cell: (row: Row) => ReactNode, options: ColumnOptions = {}) =>
      make(key, cell, options),
  }
}
