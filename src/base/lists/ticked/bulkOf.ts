// The list whose rows are ticked, and which they are.
import type { MessageKey } from '#kit/i18n/useText.ts'
import type { List } from '#kit/list/useList.ts'
import type { ListName } from '../recordLists.contract.ts'
import type { BulkKind } from '#base/register/records.contract.ts'

export type BulkOf = {
  name: ListName
  /** What they are; undefined for what is neither deleted nor given to people, as keys, which belong to their objects. */
  kind?: BulkKind
  list: List<unknown>
  /** What the list is called. */
  title: MessageKey
  /** Those that are shown. */
  columns: { shown: readonly { key: string; label: MessageKey }[] }
}

/** `all`: these are all that the filters leave, known by their number or not. */
export type Chosen = { ids: readonly number[]; all: boolean; of: string }
