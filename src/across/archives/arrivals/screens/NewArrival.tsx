// Sends the ZIP file of an export, once somebody has said that it is meant.
import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { upload } from '#kit/http/upload.ts'
import { refresh } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { fileFailureText, mustFit } from '#kit/ui/fileFailure.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { arrivalsApi, mostGigabytes } from '../arrivals.contract.ts'

const mostMegabytes = Math.floor((mostGigabytes * 1_000_000_000) / (1024 * 1024))

export function NewArrival() {
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
      mustFit(chosen, mostMegabytes)
      const form = new FormData()
      form.append('file', chosen, chosen.name)
      return upload(arrivalsApi.addArrival, form, {
        onProgress: setPart,
        signal: leaving.current.signal,
      })
    },
    onSuccess: () => refresh('archive'),
  })
  return (
    <Stack gap="xs">
      <Group>
        {/* The key resets the input: the same file can be chosen again. */}
        <FileButton key={sending.submittedAt} accept=".zip,application/zip" onChange={setFile}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={sending.isPending}
              leftSection={<IconUpload size={16} aria-hidden />}
            >
              {t('arrival.choose')}
            </Button>
          )}
        </FileButton>
        {file && (
          <ConfirmButton
            text={t('arrival.ask', { name: file.name })}
            harmless
            loading={sending.isPending}
            onConfirmed={() => sending.mutateAsync(file).catch(() => {})}
          >
            {t('arrival.title')}
          </ConfirmButton>
        )}
        <Text size="sm" className="quiet">
          {file?.name ?? t('arrival.leavePage')}
        </Text>
      </Group>
      {sending.isPending && <Progress value={part * 100} aria-label={t('arrival.sending')} />}
      <Failure text={file && sending.error && fileFailureText(file.name, sending.error, t)} />
    </Stack>
  )
}
