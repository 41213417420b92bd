import { Group, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './bulk.module.css'

type Props = { label: string; said: string; children: ReactNode; dialogs?: ReactNode }

/** The bar that stays in sight below ticked rows: how many there are, and what can be done with them. */
export const TickedBar = ({ label, said, children, dialogs }: Props) => (
  <Paper
    className={`${classes.bar} noPrint`}
    withBorder
    shadow="md"
    component="section"
    aria-label={label}
  >
    <Group gap="xs">
      <Text component="output" size="sm" fw={600} className="numbers">
        {said}
      </Text>
      {children}
    </Group>
    {dialogs}
  </Paper>
)
