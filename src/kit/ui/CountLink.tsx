import { Box, Center, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber } from '../fields/format.ts'
import classes from './CountLink.module.css'
import { RouteLink } from './GoLink.tsx'
import type { Tone } from './tones.ts'

type Props = {
  href: string
  icon: ReactNode
  tone: Tone
  count: number
  /** What is counted. */
  text: string
  /** A quiet line below; in the colour of the tone if it is pressing. */
  detail?: string | undefined
  isPressing?: boolean | undefined
}

/** A card with a number that leads to the list of what it counts. */
export const CountLink = ({ href, icon, tone, count, text, detail, isPressing }: Props) => (
  <Paper
    component={RouteLink}
    href={href}
    withBorder
    px="md"
    py="sm"
    className={classes.cell}
    data-tone={tone}
  >
    <Center
      component="span"
      visibleFrom="sm"
      flex="none"
      w="2.25rem"
      h="2.25rem"
      bdrs="md"
      bg="var(--wash, var(--estia-neutralWash))"
      c="var(--text)"
      aria-hidden
    >
      {icon}
    </Center>
    <Box component="span" lh="1.375rem" className="grow">
      <span>
        <Text component="b" inherit fz="xl" fw={600} className={classes.count!}>
          {formatNumber(count)}
        </Text>{' '}
        {text}
      </span>
      <Text
        component="small"
        inherit
        display="block"
        fz="sm"
        c={isPressing ? 'var(--text)' : 'dimmed'}
      >
        {detail}
      </Text>
    </Box>
  </Paper>
)
