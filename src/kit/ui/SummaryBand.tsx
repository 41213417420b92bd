// What matters most about a record in one card: how to reach the person, the stage, the next step, money.
import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './SummaryBand.module.css'

export const SummaryBand = ({ children }: { children: ReactNode }) => (
  <div className={classes.band}>{children}</div>
)

type Props = {
  label: string
  /** A hint on the label. */
  hint?: ReactNode
  /** Beside the label, such as since when. */
  aside?: ReactNode
  /** Twice as wide as others, where there is room. */
  wide?: boolean
  children: ReactNode
}

/** One cell of the band. */
export const Summary = ({ label, hint, aside, wide, children }: Props) => (
  <div className={classes.cell} data-wide={wide || undefined}>
    <Group justify="space-between" gap="xs" wrap="nowrap" mb={4} fz="sm" lh="sm" c="dimmed">
      {hint ? (
        <Group gap={4} wrap="nowrap">
          {label}
          {hint}
        </Group>
      ) : (
        label
      )}
      {aside && <span>{aside}</span>}
    </Group>
    {children}
  </div>
)

type FigureProps = { children: ReactNode; detail?: ReactNode }

/** A sum or another short value, with a quiet line below. */
export const SummaryFigure = ({ children, detail }: FigureProps) => (
  <>
    <Text component="div" size="xl" fw={600} lh="1.75rem">
      {children}
    </Text>
    {detail && (
      <Text size="sm" c="dimmed">
        {detail}
      </Text>
    )}
  </>
)
