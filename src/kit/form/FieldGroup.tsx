import { Box, SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  title?: ReactNode
  /** For short numbers: fits two columns even on a phone. */
  narrow?: boolean
  children: ReactNode
}

/** A group of small fields over the full width of a section, in as many columns as fit. */
export const FieldGroup = ({ title, narrow = false, children }: Props) => (
  <Box component="fieldset" m={0} p={0} bd={0} miw={0} style={{ gridColumn: '1 / -1' }}>
    {title && (
      <Text component="legend" size="xs" fw={600} c="dimmed" pb="xs">
        {title}
      </Text>
    )}
    <SimpleGrid
      minColWidth={narrow ? '8rem' : '10rem'}
      spacing="md"
      verticalSpacing="sm"
      style={{ alignItems: 'end' }}
    >
      {children}
    </SimpleGrid>
  </Box>
)
