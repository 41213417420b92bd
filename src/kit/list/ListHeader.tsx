import { Title } from '@mantine/core'
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
  /** Buttons on the right. */
  actions?: ReactNode
  /** The columns that can be chosen. */
  columns?: ChosenColumns<Pick<Column<unknown>, 'key' | 'label' | 'optional'>> | undefined
  /** A FilterCard, whose button is in this row and whose card opens below. */
  children?: ReactNode
}

/** The head of a list: title, number of rows, filters and actions. */
export function ListHeader<Row, Answer>(props: Props<Row, Answer>) {
  const { list, title, actions, columns, children } = props
  return (
    <div className={classes.row}>
      {title && (
        <div className={classes.title}>
          <Title order={1}>{title}</Title>
          <CountBadge count={list.totalRows} />
        </div>
      )}
      {!title && <CountBadge count={list.totalRows} />}
      {children}
      <div className={classes.actions}>
        {columns && <ColumnsMenu chosen={columns} />}
        {actions}
      </div>
    </div>
  )
}

/** The number of rows. While unknown, an empty space of its size, so that nothing moves. */
export function CountBadge({ count }: { count: number | undefined }) {
  const t = useText()
  if (count === undefined) return <span className={classes.count} />
  return (
    <span className={classes.count}>
      <span aria-hidden>{formatNumber(count)}</span>
      <span className="onlyHeard">{t('kit.list.rows', { count })}</span>
    </span>
  )
}
