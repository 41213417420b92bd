// Uploads the ZIP file of an export after a confirmation.
import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { refresh } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { useUpload } from '#kit/ui/useUpload.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { arrivalsApi, mostGigabytes } from '../arrivals.contract.ts'

const mostMegabytes = Math.floor((mostGigabytes * 1_000_000_000) / (1024 * 1024))

export function NewArrival() {
  const t = useText()
  const [file, setFile] = useState<File | null>(null)
  const { send, failure, isSending, part, key } = useUpload(arrivalsApi.addArrival, {
    most: mostMegabytes,
    onSent: () => refresh('archive'),
  })
  return (
    <Stack gap="xs">
      <Group>
        <FileButton key={key} accept=".zip,application/zip" onChange={setFile}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={isSending}
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
            loading={isSending}
            onConfirmed={() => send(file)}
          >
            {t('arrival.title')}
          </ConfirmButton>
        )}
        <Text size="sm" className="quiet">
          {file?.name ?? t('arrival.leavePage')}
        </Text>
      </Group>
      {isSending && <Progress value={part * 100} aria-label={t('arrival.sending')} />}
      <Failure text={failure} />
    </Stack>
  )
}
