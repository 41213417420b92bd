import { Group, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { label: string; status: string; children: ReactNode; dialogs?: ReactNode }

/** Bar that stays visible below ticked rows, with their number and the actions on them. */
export const TickedBar = ({ label, status, children, dialogs }: Props) => (
  <Paper
    pos="sticky"
    bottom="calc(var(--estia-below) + 8px)"
    style={{ zIndex: 20 }}
    className="noPrint"
    mt={8}
    px="sm"
    py={8}
    withBorder
    shadow="md"
    component="section"
    aria-label={label}
  >
    <Group gap="xs">
      <Text component="output" size="sm" fw={600}>
        {status}
      </Text>
      {children}
    </Group>
    {dialogs}
  </Paper>
)
