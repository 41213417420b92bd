import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Content that is not a field, under a label like that of fields. */
export const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div data-pair>
    <Text size="xs" c="dimmed">
      {label}
    </Text>
    <div>{children}</div>
  </div>
)
