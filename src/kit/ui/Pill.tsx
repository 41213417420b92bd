import type { ReactNode } from 'react'
import classes from './Pill.module.css'

/**
 * The colour of a state. Blue: new, or ended well. Teal: begun. Violet: viewed. Amber: waits or is due. Green: agreed, paid,
 * published. Red: overdue or failed, never a mere state.
 */
export type Tone = 'neutral' | 'blue' | 'teal' | 'violet' | 'amber' | 'green' | 'red'

type Props = {
  /** Neutral by default. */
  tone?: Tone | undefined
  /** No dot, for what is no state: a feature, a kind, a role. */
  bare?: boolean
  /** A hollow dot: lost, or not published. */
  hollow?: boolean
  title?: string
  className?: string | undefined
  children: ReactNode
}

/** A state in one word, which never wraps. */
export function Pill({ tone = 'neutral', bare, hollow, title, className, children }: Props) {
  return (
    <span
      className={className ? `${classes.pill} ${className}` : classes.pill}
      data-tone={tone}
      data-dot={bare ? 'none' : hollow ? 'hollow' : undefined}
      title={title}
    >
      {children}
    </span>
  )
}

const byPosition: readonly Tone[] = ['blue', 'teal', 'violet', 'amber', 'teal', 'blue']

/** The colour of the stage at a position of the agency's own list of stages. */
export const toneOfStage = (position: number, isWon: boolean, isLost: boolean): Tone =>
  isWon ? 'green' : isLost ? 'neutral' : (byPosition[position] ?? 'neutral')
