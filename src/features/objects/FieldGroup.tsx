import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './edit.module.css'

type Props = { title: ReactNode; children: ReactNode }

/** Small fields that belong together, as many beside each other as fit, over the whole width. */
export const FieldGroup = ({ title, children }: Props) => (
  <div className={classes.group} role="group">
    <Text size="xs" fw={600} c="dimmed" className={classes.groupTitle}>
      {title}
    </Text>
    {children}
  </div>
)
