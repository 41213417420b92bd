import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Something that is no field of the form, under a label like theirs. */
export const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Text size="xs" c="dimmed">
      {label}
    </Text>
    {children}
  </div>
)
