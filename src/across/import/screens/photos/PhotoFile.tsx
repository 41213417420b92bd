// Sends packed photos to an import: before its rows are written, or afterwards.
import { Button, FileButton, Group, Progress, Text } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refresh } from '#kit/http/queries.ts'
import { upload } from '#kit/http/upload.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { fileFailureText, mustFit } from '#kit/ui/fileFailure.ts'
import { importApi } from '../../import.contract.ts'
import type { ImportState, ViewedImport } from '../../import.contract.ts'
import { mostPhotoGigabytes } from '../../photos/photos.contract.ts'

/** The server's limit. */
const largestMegabytes = Math.floor((mostPhotoGigabytes * 1_000_000_000) / (1024 * 1024))
const inTime: readonly ImportState[] = ['mapping', 'checked', 'done']

export function PhotoFile({ shown: { id, state, hasPhotoFile } }: { shown: ViewedImport }) {
  const t = useText()
  const [file, setFile] = useState<File | null>(null)
  const [part, setPart] = useState(0)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const { current } = leaving
    return () => current.abort()
  }, [])
  const sending = useMutation({
    mutationFn: async (chosen: File) => {
      mustFit(chosen, largestMegabytes)
      const form = new FormData()
      form.append('id', String(id))
      form.append('file', chosen, chosen.name)
      await upload(importApi.addPhotoFile, form, {
        onProgress: setPart,
        signal: leaving.current.signal,
      })
      await refresh('import')
    },
  })
  if (!inTime.includes(state)) return null
  if (hasPhotoFile) return <Text className="quiet">{t('import.photos.fileWaits')}</Text>
  const choose = (chosen: File | null) => {
    if (!chosen) return
    setFile(chosen)
    setPart(0)
    sending.mutate(chosen)
  }
  return (
    <div>
      <Group>
        {/* The key resets the input: the same file can be chosen again. */}
        <FileButton key={sending.submittedAt} accept=".zip,application/zip" onChange={choose}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={sending.isPending}
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
      {sending.isPending && <Progress value={part * 100} aria-label={t('import.progress')} />}
      <Failure text={file && sending.error && fileFailureText(file.name, sending.error, t)} />
    </div>
  )
}
