import type { ReactNode } from 'react'
import classes from './payments.module.css'

/** An amount in a column of figures; negative amounts stand out. */
export const Amount = ({ value, children }: { value: number; children: ReactNode }) => (
  <span className={`numbers ${value < 0 ? classes['owed'] : ''}`}>{children}</span>
)
