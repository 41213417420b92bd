import { Box, Group, Title } from '@mantine/core'
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
    <Group gap="xs" mb="sm" className={classes.row}>
      {title && (
        <Group gap="xs" align="baseline" wrap="nowrap" mr="xs" className={classes.title}>
          <Title order={1} size="xl">
            {title}
          </Title>
          <CountBadge count={list.totalRows} />
        </Group>
      )}
      {!title && <CountBadge count={list.totalRows} />}
      {children}
      <Group gap="xs" ml={{ base: 0, sm: 'auto' }} className={classes.actions}>
        {columns && <ColumnsMenu chosen={columns} />}
        {actions}
      </Group>
    </Group>
  )
}

/** The number of rows. While unknown, an empty space of its size, so that nothing moves. */
export function CountBadge({ count }: { count: number | undefined }) {
  const t = useText()
  if (count === undefined) return <Box miw="2.75rem" />
  return (
    <Box component="span" miw="2.75rem" c="dimmed">
      <span aria-hidden>{formatNumber(count)}</span>
      <span className="onlyHeard">{t('kit.list.rows', { count })}</span>
    </Box>
  )
}
