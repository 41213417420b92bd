import { Paper, Progress, Text } from '@mantine/core'
import { formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { ViewedImport } from '../import.contract.ts'

/** The progress of the current step. While a file is read, its number of rows is unknown. */
export function WorkProgress({ shown }: { shown: ViewedImport }) {
  const t = useText()
  const total = totalOf(shown)
  const worked = shown.state === 'photos' ? photosOf(shown) - shown.photos.waiting : shown.worked
  const share = total === null ? null : Math.min(100, (100 * worked) / Math.max(1, total))
  return (
    <Paper withBorder p="md" aria-live="polite">
      <Text fw={600}>{t(`import.state.${shown.state}`)}</Text>
      <Progress
        value={share ?? 100}
        animated={share === null}
        aria-label={t('import.progress')}
        my="xs"
      />
      <Text size="sm" aria-live="off">
        {total === null
          ? t('import.rows', { count: worked })
          : t('kit.list.place', { at: formatNumber(worked), total: formatNumber(total) })}
      </Text>
      <Text size="sm" className="quiet">
        {t('import.leavePage')}
      </Text>
    </Paper>
  )
}

const photosOf = ({ photos }: ViewedImport) =>
  Object.values(photos).reduce((sum, count) => sum + count, 0)

function totalOf(shown: ViewedImport): number | null {
  const { state, rows, counts, written } = shown
  if (state === 'reading') return null
  if (state === 'photos') return photosOf(shown)
  if (state === 'running') return counts.new + counts.changed
  return state === 'undoing' ? written.added + written.changed : rows
}
