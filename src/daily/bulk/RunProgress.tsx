import { Button, Group, Progress, Text } from '@mantine/core'
import { formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'

type Props = { done: number; total: number; onStop: () => void }

/** How far a run has come, and a button that ends it after the current set. */
export function RunProgress({ done, total, onStop }: Props) {
  const t = useText()
  return (
    <>
      <Progress value={(100 * done) / total} aria-label={t('bulk.progress')} mb="xs" />
      <Group justify="space-between">
        <Text size="sm">
          {t('kit.list.place', { at: formatNumber(done), total: formatNumber(total) })}
        </Text>
        <Button variant="default" size="xs" onClick={onStop}>
          {t('bulk.stopRun')}
        </Button>
      </Group>
    </>
  )
}
