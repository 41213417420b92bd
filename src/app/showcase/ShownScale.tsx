// The scales of titles, texts, spacing and colours, read from the theme.
import { Box, Group, SimpleGrid, Stack, Text, Title, useMantineTheme } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'

const titles = [1, 2, 3] as const
const texts = ['lg', 'md', 'sm', 'xs'] as const
const distances = ['xs', 'sm', 'md', 'lg', 'xl'] as const
const colours = [
  ...(['accent', 'ink', 'quiet', 'line', 'raised'] as const),
  ...(['ground', 'sunken', 'hover', 'hearth'] as const),
]
const isAccent = (name: string) => name === 'accent'

export function ShownScale() {
  const t = useText()
  const { fontSizes, headings, spacing } = useMantineTheme()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="lg">
      <Stack gap="xs">
        {titles.map((order) => (
          <div key={order}>
            <Title order={3} size={`h${order}`}>
              {t(`showcase.title${order}`)}
            </Title>
            <Size of={headings.sizes[`h${order}`].fontSize} />
          </div>
        ))}
      </Stack>
      <Stack gap="xs">
        {texts.map((size) => (
          <div key={size}>
            <Text size={size}>{t(`showcase.text.${size}`)}</Text>
            <Size of={fontSizes[size]} />
          </div>
        ))}
      </Stack>
      <Stack gap="xs">
        {distances.map((name) => (
          <Group key={name} gap="sm" wrap="nowrap">
            <Box w={spacing[name]} h={spacing[name]} bg="aegean" />
            <Text size="sm">{name}</Text>
            <Size of={spacing[name]} />
          </Group>
        ))}
      </Stack>
      <Stack gap="xs">
        {colours.map((name) => (
          <Group key={name} gap="sm" wrap="nowrap">
            <Box
              w={28}
              h={18}
              bg={isAccent(name) ? 'aegean' : `var(--estia-${name})`}
              bd="1px solid var(--estia-line)"
            />
            <Text size="sm">{t(`showcase.colour.${name}`)}</Text>
          </Group>
        ))}
      </Stack>
    </SimpleGrid>
  )
}

const Size = ({ of }: { of: string }) => (
  <Text size="xs" c="dimmed">
    {Number.parseFloat(of) * 16} px
  </Text>
)
