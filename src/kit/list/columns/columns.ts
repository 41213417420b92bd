// Columns as plain data, known to the server and the browser: key, label, how values are shown, and the sort name of the server.
import type { ReactNode } from 'react'
import type { AnswerOf, Endpoint } from '../../http/endpoint.ts'
import type { SortOf } from '../../http/paging.ts'
import type { MessageKey } from '../../i18n/useText.ts'
import type { Tone } from '../../ui/tones.ts'

/** How a column shows the row's value of its key. The cells of a special column are written by its screen. */
export type ShownAs =
  | 'text'
  | 'number'
  | 'currency'
  | 'money'
  | 'area'
  | 'date'
  | 'dateTime'
  | 'instant'
  | 'person'
  | 'people'
  | 'pill'
  | 'link'
  | 'special'

type Look = {
  /** A CSS length such as '8rem'; otherwise as wide as the widest value, up to a limit. */
  width?: string
  /** Its share of the room that is left, which otherwise goes to the first text that may be cut. */
  grows?: number
  align?: 'left' | 'right' | 'center'
  /** Hidden if the table is narrower than this many pixels. */
  hideBelow?: 640 | 900 | 1100 | 1340
  /** Is never cut. */
  nowrap?: boolean
  /** As many lines as it needs, for a table of few rows. */
  wraps?: boolean
  /** What it is on the card of a phone; otherwise the first one is the title, and texts are facts. */
  card?: Card
  /** Hidden unless chosen. */
  optional?: boolean
}

/**
 * A picture at the left; a price above the title; a number beside it; the title; facts in a line; a state below; buttons at
 * the end; nothing.
 */
export type Card = 'picture' | 'big' | 'code' | 'title' | 'fact' | 'state' | 'end' | 'none'

/** A message in the reader's language, by its key. */
export type Say = (key: MessageKey) => string

/** `S`: the sort names of the list's endpoint. */
export type Column<
  Row,
  S extends string = string,
  K extends string = string,
  A extends ShownAs = ShownAs,
> = Look & {
  key: K
  label: MessageKey
  /** Its `sortBy`; false if the server cannot sort by it. */
  sort: S | false
  as: A
  /** Address of the row's record, for a link. */
  href?: (row: Row) => string
  /** The colour of a pill. */
  tone?: (row: Row) => Tone
  /** The cell of a special column. */
  cell?: (row: Row) => ReactNode
  /** The cell in an exported workbook, if it is not the row's value of the key. */
  exported?: (row: Row, say: Say) => unknown
}

/** By default the label is the text `entity.key`, and `sortBy` the key. */
type Options<Row, Key extends string, Entity extends string, S extends string> = Look &
  Pick<Column<Row>, 'exported' | 'tone'> &
  Given<'label', MessageKey, `${Entity}.${Key}` extends MessageKey ? true : false> &
  Given<'sort', S | false, Key extends S ? true : false>
type Given<Name extends string, T, ByItself> = ByItself extends true
  ? { [N in Name]?: T }
  : { [N in Name]: T }
type MaybeNone<O> = {} extends O ? [options?: O] : [options: O]
/** The type of the rows of a list's endpoint. */
export type RowOf<E extends Endpoint> =
  AnswerOf<E> extends { items: readonly (infer Row)[] } ? Row : never

/**
 * Use at module level: `const c = columnsOf(accountListsApi.listOwners, 'account')`, then `c.text('name')` and so on. The types of
 * rows and sort names come from the endpoint.
 */
export function columnsOf<E extends Endpoint, Entity extends string>(_list: E, entity: Entity) {
  type Row = RowOf<E>
  type S = SortOf<E>
  type KeyOf = keyof Row & string
  type OptionsOf<Key extends string> = MaybeNone<Options<Row, Key, Entity, S>>

  const make = <K extends string, A extends ShownAs>(as: A, key: K, facts: object = {}) =>
    ({ key, label: `${entity}.${key}`, sort: key, as, ...facts }) as unknown as Column<Row, S, K, A>
  const shown =
    <A extends ShownAs>(as: A, look: Look = {}) =>
    <Key extends KeyOf>(key: Key, ...[options]: OptionsOf<Key>) =>
      make(as, key, { ...look, ...options })
  const right = { align: 'right', nowrap: true } as const
  const line = { nowrap: true } as const

  return {
    text: shown('text'),
    number: shown('number', right),
    currency: shown('currency', right),
    money: shown('money', right),
    area: shown('area', right),
    date: shown('date', line),
    dateTime: shown('dateTime', line),
    /** The date of an instant in Greek time; its time on hover. */
    instant: shown('instant', { ...line, card: 'none' }),
    /** Initials, labelled with the name. */
    person: shown('person', { ...line, card: 'none' }),
    /** The same of several names, joined by commas. */
    people: shown('people', { ...line, card: 'none' }),
    /** A state, in the colour that `tone` gives. */
    pill: shown('pill', { ...line, card: 'state' }),
    /** The row's main link, to `href`. */
    link: <Key extends KeyOf>(key: Key, href: (row: Row) => string, ...[options]: OptionsOf<Key>) =>
      make('link', key, { href, ...options }),
    /** Any other cell. */
    cell: <Key extends string>(
      key: Key,
      cell: (row: Row) => ReactNode,
      ...[options]: OptionsOf<Key>
    ) => make('special', key, { cell, ...options }),
    /** Any other cell, where the screen of a declared list gives it. */
    special: <Key extends string>(key: Key, ...[options]: OptionsOf<Key>) =>
      make('special', key, options),
  }
}
