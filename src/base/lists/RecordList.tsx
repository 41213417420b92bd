// A complete list screen generated from its declaration: header, table, ticked rows, pages.
import { Button, Group } from '@mantine/core'
import { Fragment, useMemo } from 'react'
import type { ReactNode } from 'react'
import { standardsOf } from '#kit/fields/filters.ts'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import type { Sort } from '#kit/list/listAddress.ts'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { ListSearch } from '#kit/list/ListSearch.tsx'
import type { Peek } from '#kit/list/peek/peek.ts'
import { useList } from '#kit/list/useList.ts'
import type { List } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { useListView } from '#kit/list/useListView.ts'
import type { Selection } from '#kit/list/useTicks.ts'
import { ViewSwitch } from '#kit/list/ViewSwitch.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import type { Tone } from '#kit/ui/tones.ts'
import { settingsPage } from '#base/register/parts.ts'
import type { BulkKind } from '#base/register/records.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { FilterForm, isDrawn } from './FilterForm.tsx'
import type { FilterFormProps } from './FilterForm.tsx'
import type { OptionsByName } from './filterTexts.ts'
import type { AnyRecordList, ValuesOf } from './recordList.ts'
import { useBulk } from './ticked/useBulk.tsx'
import { useColumns } from './useColumns.ts'
import { useOpensWith } from './views/useListViews.ts'
import { ViewsMenu } from './views/ViewsMenu.tsx'
import { withCells } from './withCells.ts'
import type { Cells, Row } from './withCells.ts'
import { WhoseSwitch } from './whose/WhoseSwitch.tsx'

type Values<L extends AnyRecordList> = ValuesOf<L['filters']>

/** Context for the callbacks that render parts of the screen. */
type Shown<L extends AnyRecordList> = {
  listState: ListState<Values<L>>
  answer: AnswerOf<L['endpoint']> | undefined
}
type Header<L extends AnyRecordList> = Shown<L> &
  Record<'search' | 'whose' | 'views' | 'filter', ReactNode>

export type RecordListProps<L extends AnyRecordList> = {
  of: L
  /** Use a constant of the module, or memoize it. */
  cells: Cells<L>
  /** The button that adds a record. */
  add?: { href: string; text: MessageKey } | false
  /** Label of the search box. */
  searchLabel?: MessageKey
  /** Filters that apply until the user chooses others. */
  opensFiltered?: Partial<Values<L>> | undefined
  /** The default order, if it depends on the filters. */
  opensBy?: (filters: Values<L>) => Sort
  /** Layout of the header; by default search, whose records, views, filter. */
  renderHeader?: (parts: Header<L>) => ReactNode
  /** Layout of the buttons; by default selecting rows and adding. */
  renderActions?: (parts: Record<'select' | 'add', ReactNode> & { filters: Values<L> }) => ReactNode
  renderAbove?: (shown: Shown<L>) => ReactNode
  renderBelow?: (shown: Shown<L>) => ReactNode
  /** The other view of the same records. */
  renderBoard?: (filters: Values<L>) => ReactNode
  /** Replaces the button to select rows for bulk actions. */
  selection?: Selection | undefined
  empty?: ReactNode
  peek?: Peek<Row<L>>
  rowKey?: (row: Row<L>) => number
  rowName?: (row: Row<L>) => string
  rowClass?: (row: Row<L>) => string | undefined
  rowTone?: (row: Row<L>) => Tone | undefined
  expand?: (row: Row<L>) => ReactNode
  /** The heading above the first row of a group, if the rows are in the order of their groups. */
  groupOf?: (row: Row<L>, shown: ListState<Values<L>>) => string | undefined
} & Pick<FilterFormProps<L['filters']>, 'options' | 'inputs' | 'words'>

export function RecordList<L extends AnyRecordList>(props: RecordListProps<L>) {
  const { of, cells, searchLabel, renderBoard, selection, peek } = props
  const { rowKey, rowName, rowClass, rowTone, expand, groupOf } = props
  const { name, endpoint, title, none, filters, kind, details } = of
  const t = useText()
  usePageTitle(t(title))
  const listState = useListState<Values<L>, string>({
    ...of.setup,
    name,
    opensWith: useOpensWith(name),
    filters: standardsOf(filters) as Values<L>,
    opensFiltered: { ...of.setup.opensFiltered, ...props.opensFiltered } as Partial<Values<L>>,
  })
  const [view, setView] = useListView(name)
  const isTable = !renderBoard || view === 'list'
  const columns = useColumns(
    name,
    useMemo(() => withCells(of, cells), [of, cells]),
  )
  // Details of hidden columns are not requested.
  const wanted = Array.isArray(details)
    ? details.filter((one) => columns.shown.some(({ key }) => key === one))
    : details
  const loaded = useList(endpoint, listState as unknown as ListState<Values<L>, never>, {
    input: (values) => (wanted ? { ...values, details: wanted } : values),
    enabled: !Array.isArray(details) || columns.isKnown,
  })
  const opensBy = props.opensBy?.(listState.filters)
  const list = opensBy ? { ...loaded, listState: { ...loaded.listState!, opensBy } } : loaded
  const bulk = useBulk({ name, kind, list, title, columns })
  const shown: Shown<L> = {
    listState,
    answer: loaded.answer as AnswerOf<L['endpoint']> | undefined,
  }
  const parts = {
    ...shown,
    search: 'searchStr' in filters && (
      <ListSearch listState={listState as never} {...(searchLabel && { label: t(searchLabel) })} />
    ),
    whose: 'whose' in filters && <WhoseSwitch listState={listState as never} />,
    views: <ViewsMenu list={name} endpoint={endpoint} listState={listState} columns={columns} />,
    filter: Object.values(filters).some(isDrawn) && (
      <FilterForm
        filters={filters as L['filters']}
        listState={listState}
        options={{ ...optionsIn(loaded.answer), ...props.options }}
        inputs={props.inputs}
        words={props.words}
      />
    ),
  }
  const select = (
    <Fragment key="select">
      {renderBoard && <ViewSwitch view={view} onChange={setView} />}
      {of.exported && isTable && !selection && bulk.button}
    </Fragment>
  )
  const add = props.add && (
    <AddButton key="add" href={props.add.href}>
      {t(props.add.text)}
    </AddButton>
  )
  return (
    <>
      <ListHeader
        folds
        columns={isTable ? columns : undefined}
        title={t(title)}
        list={list}
        actions={
          props.renderActions?.({ select, add, filters: listState.filters }) ?? [select, add]
        }
      >
        {props.renderHeader?.(parts) ?? (
          <>
            {parts.search}
            {parts.whose}
            {parts.views}
            {parts.filter}
          </>
        )}
      </ListHeader>
      {props.renderAbove?.(shown)}
      {isTable ? (
        <>
          <DataTable
            list={list as List<Row<L>>}
            columns={columns as never}
            label={t(title)}
            selection={selection ?? (of.exported ? bulk.selection : undefined)}
            empty={
              props.empty ?? (
                <EmptyState
                  title={t(none[0])}
                  text={t(none[1])}
                  action={
                    <Group justify="center">
                      {add}
                      {kind && imported.has(kind) && <FromFile />}
                    </Group>
                  }
                />
              )
            }
            {...(peek && { peek })}
            {...(rowKey && { rowKey })}
            {...(rowName && { rowName })}
            {...(rowClass && { rowClass })}
            {...(rowTone && { rowTone })}
            {...(expand && { expand })}
            {...(groupOf && { groupOf: (row: Row<L>) => groupOf(row, listState) })}
          />
          {props.renderBelow?.(shown)}
          {!selection && bulk.bar}
          <ListFooter list={list} />
        </>
      ) : (
        renderBoard(listState.filters)
      )}
    </>
  )
}

type ListResponse = { options?: OptionsByName; filterLists?: OptionsByName } | undefined
/** Filter options from the list's response. */
const optionsIn = (answer: unknown): OptionsByName => ({
  ...(answer as ListResponse)?.options,
  ...(answer as ListResponse)?.filterLists,
})

/** Kinds that can be brought in from a file. */
const imported: ReadonlySet<BulkKind> = new Set(['Account', 'Object', 'Demand', 'Reservation'])

function FromFile() {
  const t = useText()
  const may = useMay()
  const page = settingsPage('import')
  return page && may(page.may) ? (
    <Button component={RouteLink} href={page.href} variant="default">
      {t('kit.list.fromFile')}
    </Button>
  ) : null
}
