import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** An amount in a column of figures; negative amounts stand out. */
export const Amount = ({ value, children }: { value: number; children: ReactNode }) => (
  <Text span inherit {...(value < 0 && { c: 'var(--estia-red)' })}>
    {children}
  </Text>
)
