import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '../edit/edit.module.css'

type Props = {
  title: ReactNode
  /** For short numbers: fits two columns even on a phone. */
  narrow?: boolean
  children: ReactNode
}

/** A titled group of small fields over the full width, in as many columns as fit. */
export const FieldGroup = ({ title, narrow = false, children }: Props) => (
  <fieldset className={classes.group} data-narrow={narrow || undefined}>
    <Text component="legend" size="xs" fw={600} c="dimmed" className={classes.groupTitle}>
      {title}
    </Text>
    {children}
  </fieldset>
)
