import { Box, Button, Group, Text } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import classes from './matching.module.css'

type Props<Match> = {
  shown: readonly Match[]
  totalRows: number
  /** Loaded matches, including hidden ones. */
  loaded: number
  /** Text if there are no matches. */
  empty: string
  /** Loads more; undefined at the limit. */
  more: (() => void) | undefined
  isBusy: boolean
  listRef?: Ref<HTMLDivElement>
  /** Content between the total and the matches. */
  head?: ReactNode
  children: (match: Match) => ReactNode
}

/** List of matches with their total and a button for more. */
export function MatchList<Match extends { id: number }>({
  shown,
  totalRows,
  loaded,
  empty,
  more,
  isBusy,
  listRef,
  head,
  children,
}: Props<Match>) {
  const t = useText()
  const left = totalRows - shown.length
  return (
    <div ref={listRef} tabIndex={-1} className={classes.matches}>
      <Text size="sm" c="dimmed" component="output">
        {totalRows > 0 ? t('matching.found', { count: totalRows }) : empty}
      </Text>
      {head}
      {shown.length > 0 && (
        <Box component="ul" my="xs">
          {shown.map((match) => (
            <Group
              component="li"
              key={match.id}
              gap="sm"
              align="flex-start"
              py="sm"
              className={classes.match!}
            >
              {children(match)}
            </Group>
          ))}
        </Box>
      )}
      {more && left > 0 && loaded > 0 && (
        <Button variant="subtle" loading={isBusy} onClick={more}>
          {t('matching.more')}
        </Button>
      )}
    </div>
  )
}
