import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { useText } from '../i18n/useText.ts'
import type { Column } from './columns/columns.ts'
import classes from './DataTable.module.css'
import type { ListState } from './useListState.ts'
import type { Ticks } from './useTicks.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  listState: ListState | undefined
  /** Undefined: rows have no checkboxes. */
  ticks: Ticks | undefined
  /** Fixed widths in pixels, selection column included. */
  widths: readonly number[] | null
}

export function TableHead<Row>({ columns, listState, ticks, widths }: Props<Row>) {
  const t = useText()
  const offset = ticks ? 1 : 0
  return (
    <thead>
      <tr>
        {ticks && (
          <th className={classes.select} scope="col" style={{ width: widths?.[0] }}>
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
        {columns.map((column, index) => (
          <HeadCell
            key={column.key}
            column={column as Column<unknown>}
            listState={listState}
            width={widths?.[index + offset] ?? column.width}
          />
        ))}
      </tr>
    </thead>
  )
}

type CellProps = {
  column: Column<unknown>
  listState: ListState | undefined
  width: number | string | undefined
}

function HeadCell({ column, listState, width }: CellProps) {
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
      style={{ width }}
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
          {t(column.label)}
          <Icon size={14} aria-hidden />
        </UnstyledButton>
      ) : (
        t(column.label)
      )}
    </th>
  )
}
