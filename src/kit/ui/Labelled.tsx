import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  label: string
  /** Beside the label. */
  hint?: ReactNode
  children: ReactNode
}

/** Content that is not a field, under a label like that of fields. */
export const Labelled = ({ label, hint, children }: Props) => (
  <div data-pair>
    <Group gap={4}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {hint}
    </Group>
    <div>{children}</div>
  </div>
)
