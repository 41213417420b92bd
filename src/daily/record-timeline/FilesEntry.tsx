import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { FileLinks } from '#base/files/FileLinks.tsx'
import type { TimelineEntry } from './recordTimeline.contract.ts'

type Files = Extract<TimelineEntry, { kind: 'file' }>

/** Files that one person added on one day. */
export function FilesEntry({ entry: { files, count, by } }: { entry: Files }) {
  const t = useText()
  const name = by ?? t('recordTimeline.nobody')
  return (
    <>
      <Text size="sm">{t('recordTimeline.files', { count, name })}</Text>
      <FileLinks files={files} />
      {count > files.length && (
        <Text size="sm" c="dimmed">
          {t('recordTimeline.moreFiles', { count: count - files.length })}
        </Text>
      )}
    </>
  )
}
