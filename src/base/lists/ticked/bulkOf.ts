// A list with tick boxes, and its ticked rows.
import type { MessageKey } from '#kit/i18n/useText.ts'
import type { List } from '#kit/list/useList.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'
import type { BulkKind } from '#base/register/records.contract.ts'

export type BulkOf = {
  name: ListName
  /**
   * Kind of the records; null for records without bulk deletion and assignment, such as keys, which belong to
   * their objects.
   */
  kind: BulkKind | null
  list: List<unknown>
  /** Title of the list. */
  title: MessageKey
  /** The visible columns. */
  columns: { shown: readonly { key: string; label: MessageKey }[] }
}

/** `all`: all rows that match the filters are ticked, including rows that are not loaded. */
export type Chosen = { ids: readonly number[]; all: boolean; of: string }
