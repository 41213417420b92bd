// The summary of a record in a side panel of its list.
import type { ReactNode } from 'react'
import type { Text } from '../../i18n/useText.ts'

export type PeekProps<Row> = { row: Row }

/** The summary of a row. */
export type Peek<Row> = {
  /** Loaded when first opened. */
  Part: (props: PeekProps<Row>) => ReactNode
  /** The title of the record. */
  name: (row: Row, t: Text) => string
}

/** The row whose summary is open. */
export type Peeked<Row> = {
  id: number
  row: Row
  name: string
  /** The address of the whole record. */
  href: string | undefined
}

/** For one row: whether its summary is open, and a function to toggle it. */
export type RowPeek = { is: (id: number) => boolean; toggle: (line: HTMLElement) => void }
