import { Badge, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber } from '../fields/format.ts'
import { useText } from '../i18n/useText.ts'
import { ColumnsMenu } from './columns/ColumnsMenu.tsx'
import type { ChosenColumns } from './columns/columnChoice.ts'
import type { Column } from './columns/columns.ts'
import classes from './ListHeader.module.css'
import type { List } from './useList.ts'

type Props<Row, Answer> = {
  list: List<Row, Answer>
  title?: ReactNode
  /** Buttons at the right. */
  actions?: ReactNode
  /** The columns that can be chosen. */
  columns?: ChosenColumns<Pick<Column<unknown>, 'key' | 'label' | 'optional'>> | undefined
  /** A FilterCard: its button stands in this row, what it unfolds under it. */
  children?: ReactNode
}

/** Above a list: its name, how many rows there are, the filter, and what can be done. */
export function ListHeader<Row, Answer>(props: Props<Row, Answer>) {
  const { list, title, actions, columns, children } = props
  return (
    <div className={classes.row}>
      {title && <Title order={1}>{title}</Title>}
      <CountBadge count={list.totalRows} />
      {children}
      <div className={classes.actions}>
        {actions}
        {columns && <ColumnsMenu chosen={columns} />}
      </div>
    </div>
  )
}

/** How many there are; while that is not known nothing but the room for it, so that what stands beside it stays. */
export function CountBadge({ count }: { count: number | undefined }) {
  const t = useText()
  if (count === undefined) return <span className={classes.count} />
  return (
    <Badge size="lg" radius="sm" className={`numbers ${classes.count}`}>
      <span aria-hidden>{formatNumber(count)}</span>
      <span className="onlyHeard">{t('kit.list.rows', { count })}</span>
    </Badge>
  )
}
