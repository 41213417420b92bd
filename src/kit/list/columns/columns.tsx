// Columns as plain data: key, label, cell, and the sort name of the server.
import type { ReactNode } from 'react'
import {
  formatCurrency,
  formatDate,
  formatDateTime,
  formatInstant,
  formatInstantTime,
  formatMoney,
  formatNumber,
} from '../../fields/format.ts'
import { area, calledIn, distance } from '../../fields/kinds.ts'
import type { Field, Fields } from '../../fields/kinds.ts'
import type { AnswerOf, Endpoint } from '../../http/endpoint.ts'
import type { SortOf } from '../../http/paging.ts'
import type { MessageKey } from '../../i18n/useText.ts'
import { GoLink } from '../../ui/GoLink.tsx'
import { FlagCell, ValueCell } from '../cells.tsx'

type ColumnLook = {
  /** A CSS length such as '8rem'. */
  width?: string
  align?: 'left' | 'right' | 'center'
  /** Hidden if the table is narrower than this many pixels. */
  hideBelow?: 640 | 900 | 1100 | 1340
  /** Does not wrap. */
  nowrap?: boolean
  /** Hidden unless chosen. */
  optional?: boolean
}

/** `S`: the sort names of the list's endpoint. */
export type Column<Row, S extends string = string, K extends string = string> = ColumnLook & {
  key: K
  label: MessageKey
  /** Its `sortBy`; false if the server cannot sort by it. */
  sort: S | false
  cell: (row: Row) => ReactNode
}

/** By default the label is the text `entity.key`, and `sortBy` the key. */
type ColumnOptions<Key extends string, Entity extends string, S extends string> = ColumnLook &
  RequiredUnless<'label', MessageKey, `${Entity}.${Key}` extends MessageKey ? true : false> &
  RequiredUnless<'sort', S | false, Key extends S ? true : false>
type RequiredUnless<Name extends string, T, ByItself> = ByItself extends true
  ? { [N in Name]?: T }
  : { [N in Name]: T }
type MaybeNone<O> = {} extends O ? [options?: O] : [options: O]
/** The type of the rows of a list's endpoint. */
export type RowOf<E extends Endpoint> =
  AnswerOf<E> extends { items: readonly (infer Row)[] } ? Row : never

type Format<V> = (value: V) => ReactNode

const rightOf = new Set(['number', 'distance', 'distanceKm', 'currency', 'money', 'area'])

/**
 * Use at module level: `const c = columnsOf(accountListsApi.listOwners, 'account')`, then `c.text('name')` and so on. The types of
 * rows and sort names come from the endpoint.
 */
export function columnsOf<E extends Endpoint, Entity extends string>(_list: E, entity: Entity) {
  type Row = RowOf<E>
  type S = SortOf<E>
  type KeyOf = keyof Row & string
  type OptionsOf<Key extends string> = MaybeNone<ColumnOptions<Key, Entity, S>>

  const make = <K extends string>(
    key: K,
    cell: (row: Row) => ReactNode,
    look: ColumnLook = {},
    options: object = {},
  ) =>
    ({ key, label: `${entity}.${key}`, sort: key, cell, ...look, ...options }) as unknown as Column<
      Row,
      S,
      K
    >
  const formatted =
    <V,>(format: Format<V>, look?: ColumnLook) =>
    <Key extends KeyOf>(key: Key, ...[options]: OptionsOf<Key>) => {
      const cell = (row: Row) => {
        const value = row[key] as V | null | undefined
        return value === null || value === undefined || value === '' ? null : format(value)
      }
      return make(key, cell, look, options)
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
    /** The date of an instant in Greek time; its time on hover. */
    instant: formatted<string>(
      (value) => <span title={formatInstantTime(value)}>{formatInstant(value)}</span>,
      line,
    ),
    flag: formatted<boolean>((value) => <FlagCell value={value} />, { align: 'center' }),
    /** The row's main link, to `href`. */
    link: <Key extends KeyOf>(
      key: Key,
      href: (row: Row) => string,
      ...[options]: OptionsOf<Key>
    ) => {
      const cell = (row: Row) => (
        <GoLink href={href(row)}>
          {String(row[key] ?? '') || `#${href(row).split('/').pop()}`}
        </GoLink>
      )
      return make(key, cell, {}, options)
    },
    /** Formatted by the kind of the entity's field. */
    field: <Key extends KeyOf>(key: Key, fields: Fields, ...[options]: OptionsOf<Key>) => {
      const field = fields[key] as Field
      const cell = (row: Row) => (
        <ValueCell field={field} value={row[key]} called={calledIn(row as object, key, field)} />
      )
      return make(key, cell, rightOf.has(field.kind) ? right : {}, options)
    },
    /** Any other cell. */
    cell: <Key extends string>(
      key: Key,
      cell: (row: Row) => ReactNode,
      ...[options]: OptionsOf<Key>
    ) => make(key, cell, {}, options),
  }
}
