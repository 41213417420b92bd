import { ActionIcon, Box, Group, Title } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
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
  /** On a phone only search, filter and adding are in sight until more is asked for. */
  folds?: boolean
  /** A FilterCard, whose button is in this row and whose card opens below. */
  children?: ReactNode
}

/** The head of a list: title, number of rows, filters and actions. */
export function ListHeader<Row, Answer>(props: Props<Row, Answer>) {
  const { list, title, actions, columns, folds = false, children } = props
  const t = useText()
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Group
      gap="xs"
      mb="sm"
      className={`iconsOnPhone ${classes.row}`}
      data-folded={(folds && !showsAll) || undefined}
    >
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
      <Group gap="xs" ml={{ base: 0, sm: 'auto' }} className={`iconsOnPhone ${classes.actions}`}>
        {folds && (
          <ActionIcon
            className={classes.all!}
            variant="default"
            size="input-xs"
            data-kept
            aria-label={t('kit.moreActions')}
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
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
