// Marks addresses from notices of returned mail, which an administrator brings as .eml files.
import { Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { upload } from '#kit/http/upload.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { fileFailureText, mustNotBeTooLarge } from '#kit/ui/fileFailure.ts'
import { bouncesApi, mostNotices, noticeMegabytes } from './bounces.contract.ts'
import type { ReadNotice } from './bounces.contract.ts'

export function ReturnedMails() {
  const t = useText()
  const reading = useMutation({
    mutationFn: (files: readonly File[]) => {
      const form = new FormData()
      for (const file of files) {
        mustNotBeTooLarge(file, noticeMegabytes)
        form.append('files', file, file.name)
      }
      const signal = AbortSignal.timeout(300_000)
      return upload(bouncesApi.readNotices, form, { onProgress: () => {}, signal })
    },
  })
  const { variables: files, error, data, isPending } = reading
  const names = files?.map(({ name }) => name).join(', ') ?? ''
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="returned-mails">
      <Stack>
        <div>
          <Title order={2} id="returned-mails">
            {t('bounce.notices')}
          </Title>
          <Text className="quiet" size="sm">
            {t('bounce.notices.hint')}
          </Text>
        </div>
        <Dropzone
          multiple
          loading={isPending}
          onDropAny={(accepted, rejected) =>
            reading.mutate([...accepted, ...rejected.map(({ file }) => file)])
          }
          onDrop={() => {}}
          // Keyboards and screen readers use the button inside.
          tabIndex={-1}
          activateOnKeyboard={false}
          enablePointerEvents
          px="md"
          py="sm"
          inputProps={{ 'aria-label': t('bounce.notices.choose') }}
        >
          <Group gap="sm">
            <Button variant="light" leftSection={<IconUpload size={16} aria-hidden />}>
              {t('bounce.notices.choose')}
            </Button>
            <Text size="sm" className="quiet">
              {t('bounce.notices.limits', { most: mostNotices, megabytes: noticeMegabytes })}
            </Text>
          </Group>
        </Dropzone>
        {error && <Failure text={fileFailureText(names, error, t)} />}
        <Stack component="ul" aria-live="polite" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {data?.items.map((notice, at) => (
            <li key={at}>
              <NoticeResult notice={notice} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Paper>
  )
}

const NoticeResult = ({ notice: { name, why, addresses } }: { notice: ReadNotice }) => (
  <div style={{ overflowWrap: 'anywhere' }}>
    <Text size="sm" fw={600}>
      {name}
    </Text>
    {why !== null && <Text size="sm">{why}</Text>}
    <List size="sm">
      {addresses.map(({ address, text, said }) => (
        <List.Item key={address}>
          {address}: {text}
          {said && (
            <Text size="sm" className="quiet">
              {said}
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  </div>
)
