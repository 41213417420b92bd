import type { ReactNode } from 'react'
import classes from './payments.module.css'

/** A sum in its column of figures; what is owed stands out. */
export const Amount = ({ value, children }: { value: number; children: ReactNode }) => (
  <span className={`numbers ${value < 0 ? classes['owed'] : ''}`}>{children}</span>
)
