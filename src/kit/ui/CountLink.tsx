import { Box, Paper } from '@mantine/core'
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
    <Box component="span" visibleFrom="sm" className={classes.icon} aria-hidden>
      {icon}
    </Box>
    <span className={`grow ${classes.words}`}>
      <span>
        <b className={classes.count}>{formatNumber(count)}</b> {text}
      </span>
      <small data-pressing={isPressing || undefined}>{detail}</small>
    </span>
  </Paper>
)
