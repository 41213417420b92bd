// A look at a record beside the list that it stands in, without leaving the list.
import type { ReactNode } from 'react'
import type { Text } from '../../i18n/useText.ts'

export type PeekProps<Row> = { row: Row }

/** What a look at a row of a list shows. */
export type Peek<Row> = {
  /** Loaded when somebody first looks. */
  Part: (props: PeekProps<Row>) => ReactNode
  /** What the record is called above it. */
  name: (row: Row, t: Text) => string
}

/** The row that is looked at. */
export type Peeked<Row> = {
  id: number
  row: Row
  name: string
  /** Where the whole record is. */
  href: string | undefined
}

/** Of one row: whether it is looked at, and how to begin or end that. */
export type RowPeek = { is: (id: number) => boolean; toggle: (line: HTMLElement) => void }
