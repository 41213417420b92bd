import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** A time, marked if it has passed. */
export const Late = ({ is, children }: { is: boolean; children: ReactNode }) => (
  <Text span inherit {...(is && { c: 'var(--estia-red)', fw: 600 })}>
    {children}
  </Text>
)
