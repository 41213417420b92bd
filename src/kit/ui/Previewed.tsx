import { Box, Flex, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { title: string; preview: ReactNode; children: ReactNode }

/** A form with a picture of its result beside it, or below it on a narrow screen. */
export const Previewed = ({ title, preview, children }: Props) => (
  <Flex direction={{ base: 'column', lg: 'row' }} gap="lg">
    <Box flex={1} miw={0}>
      {children}
    </Box>
    <Stack component="aside" aria-label={title} gap="sm" w={{ lg: '16.5rem' }}>
      <Text className="quiet">{title}</Text>
      {preview}
    </Stack>
  </Flex>
)
