// The list and its ticked rows.
import type { MessageKey } from '#kit/i18n/useText.ts'
import type { List } from '#kit/list/useList.ts'
import type { ListName } from '../recordLists.contract.ts'
import type { BulkKind } from '#base/register/records.contract.ts'

export type BulkOf = {
  name: ListName
  /** The kind of the rows; undefined for rows that can be neither deleted nor assigned, such as keys. */
  kind?: BulkKind
  list: List<unknown>
  /** The title of the list. */
  title: MessageKey
  /** The visible columns. */
  columns: { shown: readonly { key: string; label: MessageKey }[] }
}

/** `all`: all rows that match the filters, whether their ids are known or not. */
export type Chosen = { ids: readonly number[]; all: boolean; of: string }
