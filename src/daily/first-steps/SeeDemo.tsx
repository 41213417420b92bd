import { Box, Code, Group, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { CopyButton } from '#kit/ui/CopyButton.tsx'

const command = 'DATA_DIR=/tmp/estia-demo PORT=3001 npx estia start'

/** How to look at the demo agency without touching this one. */
export function SeeDemo() {
  const t = useText()
  return (
    <Box mt="md">
      <Text fw={600} size="sm">
        {t('firstSteps.demo')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('firstSteps.demoText')}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Code style={{ overflowWrap: 'anywhere' }}>{command}</Code>
        <CopyButton text={command} />
      </Group>
    </Box>
  )
}
