import type { ReactNode } from 'react'
import classes from './Pill.module.css'
import type { Tone } from './tones.ts'

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
