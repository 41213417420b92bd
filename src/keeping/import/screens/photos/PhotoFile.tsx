// Uploads packed photos to an import, before or after its rows are written.
import { Button, FileButton, Group, Progress, Text } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { refresh } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { useUpload } from '#kit/ui/useUpload.ts'
import { importApi } from '../../import.contract.ts'
import type { ImportState, ViewedImport } from '../../import.contract.ts'
import { mostPhotoGigabytes } from '../../photos/photos.contract.ts'

/** The server's limit. */
const largestMegabytes = Math.floor((mostPhotoGigabytes * 1_000_000_000) / (1024 * 1024))
const inTime: readonly ImportState[] = ['mapping', 'checked', 'done']

export function PhotoFile({ shown: { id, state, hasPhotoFile } }: { shown: ViewedImport }) {
  const t = useText()
  const { send, failure, isSending, part, key } = useUpload(importApi.addPhotoFile, {
    most: largestMegabytes,
    fields: { id: String(id) },
    onSent: () => refresh('import'),
  })
  if (!inTime.includes(state)) return null
  if (hasPhotoFile) return <Text className="quiet">{t('import.photos.fileWaits')}</Text>
  return (
    <div>
      <Group>
        <FileButton key={key} accept=".zip,application/zip" onChange={send}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isSending}
              leftSection={<IconPhotoPlus size={16} aria-hidden />}
            >
              {t('import.photos.addFile')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" className="quiet" style={{ flex: '1 1 300px' }}>
          {t('import.photos.addFileHelp', { max: mostPhotoGigabytes })}
        </Text>
      </Group>
      {isSending && <Progress value={part * 100} aria-label={t('import.progress')} />}
      <Failure text={failure} />
    </div>
  )
}
