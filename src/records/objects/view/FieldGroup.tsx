import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '../edit/edit.module.css'

type Props = {
  title: ReactNode
  /** For short numbers: two beside each other on a phone, too. */
  narrow?: boolean
  children: ReactNode
}

/** Small fields that belong together, as many beside each other as fit, over the whole width. */
export const FieldGroup = ({ title, narrow = false, children }: Props) => (
  <fieldset className={classes.group} data-narrow={narrow || undefined}>
    <Text component="legend" size="xs" fw={600} c="dimmed" className={classes.groupTitle}>
      {title}
    </Text>
    {children}
  </fieldset>
)
