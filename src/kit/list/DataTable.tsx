// The table of a list: sticky head, sorted by the server, readable from a phone to a wide screen.
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/loading/LoadFailed.tsx'
import type { Tone } from '../ui/tones.ts'
import type { ChosenColumns } from './columns/columnChoice.ts'
import type { Column } from './columns/columns.ts'
import classes from './DataTable.module.css'
import { beginTrailOnClick, openRow } from './openRow.ts'
import { NoMatch } from './NoMatch.tsx'
import { NarrowSort } from './NarrowSort.tsx'
import { PeekPanel } from './peek/lazyPeek.tsx'
import type { Peek } from './peek/peek.ts'
import peeks from './peek/Peek.module.css'
import { PageRows, SkeletonRows } from './PageRows.tsx'
import type { RowsProps } from './PageRows.tsx'
import { TableHead } from './TableHead.tsx'
import { rowKeys } from './rowKeys.ts'
import { beginTrail } from './trail.ts'
import { usePeek } from './peek/usePeek.ts'
import type { List } from './useList.ts'
import { useKeptScroll } from './useKeptScroll.ts'
import { useLockedWidths } from './columns/useLockedWidths.ts'
import { tracksOf } from './columns/tracks.ts'
import { useTicks } from './useTicks.ts'
import type { Selection } from './useTicks.ts'
import { useWholeText } from './useWholeText.ts'
import { VirtualRows } from './VirtualRows.tsx'

type Props<Row, S extends string> = {
  list: List<Row, unknown, S>
  /** All columns, or the chosen ones. */
  columns: Columns<Column<NoInfer<Row>, NoInfer<S>>>
  /** The name of the table for screen readers. */
  label: string
  /** The id of a row; `row.id` by default. */
  rowKey?: (row: Row) => number
  rowClass?: (row: Row) => string | undefined
  /** The colour of the bar before a row; a neutral row is quiet. */
  rowTone?: (row: Row) => Tone | undefined
  /** A checkbox for each row. */
  selection?: Selection | undefined
  /** The name of a row for its checkbox; its first text by default. */
  rowName?: (row: Row) => string
  /** The summary of a row that Space opens beside the list. */
  peek?: Peek<NoInfer<Row>>
  /** Details below a row, over the whole width; null for none. */
  expand?: (row: Row) => ReactNode
  /** The heading above the first row of a group, of rows in the order of their groups; not with "Show all". */
  groupOf?: (row: Row) => string | undefined
  /** Shown if the list has no rows at all. */
  empty?: ReactNode
}

type Columns<C> = readonly C[] | ChosenColumns<C>

const idOf = (row: unknown) => (row as { id: number }).id

export function DataTable<Row, S extends string>(props: Props<Row, S>) {
  const { columns, isKnown, density } = shownOf(props.columns)
  const {
    label,
    rowKey = idOf,
    rowClass,
    rowTone,
    selection,
    rowName,
    expand,
    groupOf,
    empty,
  } = props
  const list = isKnown ? props.list : { ...props.list, loading: true }
  const t = useText()
  const frame = useRef<HTMLElement>(null)
  const { listState, asked } = list
  const ticked = useTicks(selection ?? none, selection ? idsOf(list, rowKey) : [])
  const ticks = selection && selection.shown !== false ? ticked : undefined
  const nothing = !list.loading && list.rowCount === 0
  const widths = useLockedWidths(
    frame,
    list.virtual && list.rowCount > 0,
    String(columns.map(({ key }) => key)),
  )
  usePageThatExists(list)
  const shown = JSON.stringify([listState?.page, listState?.sort, listState?.filters])
  const peek = usePeek({ peek: props.peek, list, rowKey, frame, shown })
  const note = useRef<HTMLDivElement>(null)
  const whole = useWholeText(note)
  const keepScroll = useKeptScroll(frame, shown, list.rowCount > 0)

  if (list.failure && nothing) return <LoadFailed failure={list.failure} retry={list.reload} />
  const rows: RowsProps<Row> = {
    list,
    columns,
    rowKey,
    rowClass,
    rowTone,
    ticks,
    rowName,
    peek: peek.rows,
    expand,
    groupOf,
  }
  return (
    <>
      {list.failure && <LoadFailed failure={list.failure} retry={list.reload} />}
      <div className={peeks.beside} data-peeking={peek.peeked ? true : undefined}>
        {/* Keyboard users follow the link in the row instead. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <section
          ref={frame}
          className={`boxed ${classes.frame}`}
          data-density={density}
          data-virtual={list.virtual || undefined}
          aria-label={label}
          aria-busy={list.loading || list.refreshing}
          onClickCapture={(event) => beginTrailOnClick(event, asked)}
          onClick={openRow}
          onAuxClick={openRow}
          onKeyDown={(event) => rowKeys(event, selection && ticked.toggle)}
          onFocus={(event) => {
            peek.onFocus(event)
            whole.show(event)
          }}
          onMouseOver={whole.show}
          onMouseLeave={whole.hide}
          onBlur={whole.hide}
          onScroll={(event) => {
            keepScroll(event)
            whole.hide()
          }}
          // Focusable, so that the keyboard can scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {listState && !nothing && <NarrowSort columns={columns} listState={listState} />}
          <table
            className={classes.table}
            aria-label={label}
            {...(list.virtual && { 'aria-rowcount': list.rowCount + 1 })}
            data-refreshing={list.refreshing || undefined}
            style={{
              gridTemplateColumns:
                widths?.join('px ').concat('px') ?? tracksOf(columns, ticks !== undefined),
            }}
          >
            <TableHead columns={columns} listState={listState} ticks={ticks} />
            {list.loading ? (
              <SkeletonRows
                columns={columns}
                hasTicks={ticks !== undefined}
                rows={Math.min(listState?.perPage ?? 5, 20)}
              />
            ) : list.virtual ? (
              <VirtualRows {...rows} frame={frame} />
            ) : (
              <PageRows {...rows} />
            )}
          </table>
          {nothing &&
            (listState?.filtered ? (
              <NoMatch listState={listState} />
            ) : (
              (empty ?? <EmptyState title={t('kit.list.empty')} />)
            ))}
        </section>
        <div ref={note} className={`boxed ${classes.whole}`} aria-hidden />
        {props.peek && peek.peeked && (
          <PeekPanel
            peek={props.peek as Peek<never>}
            peeked={peek.peeked}
            panel={peek.panel}
            onClose={peek.close}
            onLeave={peek.leave}
            onOpen={() => asked && beginTrail(asked.endpoint, asked.input, peek.peeked!.id)}
          />
        )}
      </div>
    </>
  )
}

const none: Selection = { selected: [], onChange: () => {} }

/** The ids of the rows of the page, or, with "Show all", of the first rows. */
function idsOf<Row>({ rowCount, rowAt, virtual }: List<Row>, rowKey: (row: Row) => number) {
  const most = virtual ? Math.min(rowCount, 200) : rowCount
  return Array.from({ length: most }, (_, at) => rowAt(at)).flatMap((row) =>
    row === undefined ? [] : [rowKey(row)],
  )
}

const shownOf = <C,>(columns: Columns<C>) =>
  'shown' in columns
    ? { columns: columns.shown, isKnown: columns.isKnown, density: columns.choice.density }
    : { columns, isKnown: true, density: 'comfortable' as const }

// Goes to the last page if rows were removed since the page was chosen.
function usePageThatExists({
  listState,
  totalRows,
  rowCount,
  loading,
  refreshing,
}: List<unknown>): void {
  useEffect(() => {
    if (!listState || !totalRows || rowCount > 0 || loading || refreshing) return
    const last = Math.ceil(totalRows / listState.perPage)
    if (listState.page > last) listState.setPage(last)
  }, [listState, totalRows, rowCount, loading, refreshing])
}
