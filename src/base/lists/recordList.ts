// Declares a list of records: its screen, column choice, saved views, export and archive follow from one declaration.
import type { Filter, FilterValuesOf } from '#kit/fields/filters.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import type { SortOf } from '#kit/http/paging.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import type { Column, RowOf } from '#kit/list/columns/columns.ts'
import type { FilterValues, ListSetup } from '#kit/list/listAddress.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'
import type { BulkKind } from '#base/register/records.contract.ts'

/** The values of filters, in the URL and the form. */
export type ValuesOf<F extends LabelledFilters> =
  FilterValuesOf<F> extends infer V extends FilterValues ? V : never

/** Filters whose labels are message keys. */
export type LabelledFilters = Readonly<Record<string, Filter & { label: MessageKey }>>

type Setup<S extends string> = Pick<
  ListSetup<never, S>,
  'sizes' | 'defaultSize' | 'defaultSort' | 'opensBy' | 'idle' | 'rememberPage'
> & { opensFiltered?: object }

type Declaration<E extends Endpoint, C, F, K> = {
  kind?: K
  /** Whether rows can be ticked and exported, for a list without a kind. */
  exported?: boolean
  title: MessageKey
  /** Title and text of the empty list. */
  none: readonly [title: MessageKey, text: MessageKey]
  columns: C
  filters?: F
  /** Other data of the rows; named details are requested while their columns are visible. */
  details?: true | readonly string[]
  /** Default order, page sizes and default filters. */
  setup: Setup<SortOf<E>>
}

export function recordList<
  const N extends string,
  E extends Endpoint,
  const C extends readonly Column<RowOf<E>, SortOf<E>>[],
  const F extends LabelledFilters = {},
  const K extends BulkKind | null = null,
>(name: N, endpoint: E, declaration: Declaration<E, C, F, K>) {
  const { kind = null as K, filters = {} as F, exported = kind !== null } = declaration
  return { ...declaration, name, endpoint, kind, filters, exported }
}

/** Any declared list, for components. */
export type AnyRecordList = Omit<
  Declaration<Endpoint, readonly Column<never>[], LabelledFilters, BulkKind | null>,
  'setup'
> & {
  name: ListName
  endpoint: Endpoint
  kind: BulkKind | null
  filters: LabelledFilters
  exported: boolean
  setup: Setup<string>
}
