import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { useText } from '../i18n/useText.ts'
import type { Column } from './columns/columns.ts'
import { trackOf } from './columns/tracks.ts'
import classes from './DataTable.module.css'
import type { ListState } from './useListState.ts'
import type { Ticks } from './useTicks.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  listState: ListState | undefined
  /** Undefined: rows have no checkboxes. */
  ticks: Ticks | undefined
}

export function TableHead<Row>({ columns, listState, ticks }: Props<Row>) {
  const t = useText()
  return (
    <thead>
      <tr>
        {ticks && (
          <th className={classes.select} scope="col">
            <span className="onlyHeard">{t('kit.list.select')}</span>
            <Checkbox
              size="xs"
              checked={ticks.all}
              indeterminate={ticks.some}
              onChange={ticks.toggleAll}
              aria-label={t('kit.list.selectPage')}
            />
          </th>
        )}
        {columns.map((column, at) => (
          <HeadCell
            key={column.key}
            column={column as Column<unknown>}
            listState={listState}
            track={trackOf(at, ticks !== undefined)}
          />
        ))}
      </tr>
    </thead>
  )
}

type CellProps = {
  column: Column<unknown>
  listState: ListState | undefined
  track: number
}

function HeadCell({ column, listState, track }: CellProps) {
  const t = useText()
  const by = column.sort
  const inForce = listState?.sort ?? listState?.opensBy
  const sorted = inForce?.by === by ? inForce : null
  const Icon = sorted ? (sorted.desc ? IconArrowDown : IconArrowUp) : IconArrowsSort
  const order = sorted ? (sorted.desc ? 'descending' : 'ascending') : undefined
  return (
    <th
      scope="col"
      aria-sort={order}
      style={{ gridColumn: track }}
      data-align={column.align}
      data-nowrap={column.nowrap}
      data-hide-below={column.hideBelow}
    >
      {by && listState ? (
        <UnstyledButton
          className={classes.sort}
          data-sorted={Boolean(sorted)}
          onClick={() => listState.setSort({ by, desc: sorted ? !sorted.desc : false })}
        >
          <span>{t(column.label)}</span>
          <Icon size={12} aria-hidden />
        </UnstyledButton>
      ) : (
        t(column.label)
      )}
    </th>
  )
}
