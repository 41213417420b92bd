import { Box, Group, Paper, Skeleton, Text } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { GoLink } from '../GoLink.tsx'
import type { Change } from './changeOf.ts'
import classes from './figures.module.css'

export type FigureProps = {
  label: string
  /** Undefined while it loads. */
  text: string | undefined
  /** The list of the records that it counts. */
  href?: string | undefined
  change?: Change | null | undefined
  /** Below the figure. */
  note?: ReactNode
  /** Red: an amount below zero. */
  isBad?: boolean | undefined
  small?: boolean
}

/** A figure with its name above it, and how it has changed below. */
export function Figure({ label, text, href, change, note, isBad, small }: FigureProps) {
  return (
    <Box miw={0}>
      <Text size="sm" className="quiet">
        {label}
      </Text>
      <Text
        className={classes.value!}
        data-small={small || undefined}
        {...(isBad && { c: 'var(--estia-red)' })}
      >
        {text === undefined ? (
          place
        ) : href ? (
          <GoLink href={href} style={{ color: 'inherit' }} aria-label={`${label}: ${text}`}>
            {text}
          </GoLink>
        ) : (
          text
        )}
      </Text>
      {change && <ChangeText change={change} />}
      {note && (
        <Text size="sm" className="quiet">
          {note}
        </Text>
      )}
    </Box>
  )
}

// As high as the line that replaces it.
const place = (
  <Skeleton component="span" display="inline-block" height="0.8em" width="5rem">
    {'\u00a0'}
  </Skeleton>
)

/** Green is better, red is worse, wherever the arrow points. */
export function ChangeText({ change: { text, before, isUp, isBetter } }: { change: Change }) {
  const t = useText()
  const Arrow = isUp ? IconArrowUpRight : IconArrowDownRight
  return (
    <Text size="sm" className="quiet">
      {isUp !== null && (
        <Group
          component="span"
          display="inline-flex"
          gap={2}
          fw={600}
          c={isBetter ? 'var(--estia-green)' : 'var(--estia-red)'}
          className={classes.change}
        >
          <Arrow size={14} aria-hidden />
          {text}
          <span className="onlyHeard"> {t(isBetter ? 'kit.better' : 'kit.worse')}</span>
        </Group>
      )}{' '}
      {t('kit.wasBefore', { before })}
    </Text>
  )
}

/** Figures side by side on one card. */
export const FigureBand = ({ label, isBusy, children }: BandProps) => (
  <Paper
    withBorder
    className={classes.band}
    {...(label && { role: 'group', 'aria-label': label })}
    aria-busy={isBusy}
  >
    {children}
  </Paper>
)
type BandProps = { label?: string; isBusy?: boolean; children: ReactNode }
