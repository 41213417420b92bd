// What matters most about a record in one card: how to reach the person, the stage, the next step, money.
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './SummaryBand.module.css'

export const SummaryBand = ({ children }: { children: ReactNode }) => (
  <div className={classes.band}>{children}</div>
)

type Props = {
  label: string
  /** Beside the label, such as since when. */
  aside?: ReactNode
  /** Twice as wide as others, where there is room. */
  wide?: boolean
  children: ReactNode
}

/** One cell of the band. */
export const Summary = ({ label, aside, wide, children }: Props) => (
  <div className={classes.cell} data-wide={wide || undefined}>
    <Text size="sm" c="dimmed" className={classes.label}>
      {label}
      {aside && <span>{aside}</span>}
    </Text>
    {children}
  </div>
)

type FigureProps = { children: ReactNode; detail?: ReactNode }

/** A sum or another short value, with a quiet line below. */
export const SummaryFigure = ({ children, detail }: FigureProps) => (
  <>
    <div className={classes.figure}>{children}</div>
    {detail && (
      <Text size="sm" c="dimmed">
        {detail}
      </Text>
    )}
  </>
)
