import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { failureText } from '#kit/ui/failureText.ts'
import { agencyApi, logoPart } from './agency.contract.ts'

/** The logo, and how it is replaced. */
export function AgencyLogo({ logo }: { logo: string | null }) {
  const t = useText()
  const [failure, setFailure] = useState<{ text: string; again: () => void }>()
  const [busy, setBusy] = useState(false)
  const run = async (what: () => Promise<unknown>) => {
    setFailure(undefined)
    setBusy(true)
    await what().catch((error: Error) =>
      setFailure({ text: failureText(error, t), again: () => void run(what) }),
    )
    setBusy(false)
  }
  const replace = (file: File | null) => {
    if (!file) return
    const body = new FormData()
    body.append(logoPart, file, file.name)
    void run(() => call(agencyApi.saveLogo, { body }, { quiet: true }))
  }
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {t('agency.logo')}
      </Text>
      {logo ? (
        <img
          src={logo}
          alt={t('agency.logo')}
          style={{ height: 64, maxWidth: 240, objectFit: 'contain', alignSelf: 'start' }}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t('agency.noLogo')}
        </Text>
      )}
      {failure && (
        <Alert color="trouble" role="alert">
          <Group>
            {failure.text}
            <Button variant="outline" color="trouble" onClick={failure.again}>
              {t('kit.tryAgain')}
            </Button>
          </Group>
        </Alert>
      )}
      <Group gap="xs">
        <FileButton accept="image/png,image/jpeg,image/webp,image/gif" onChange={replace}>
          {(props) => (
            <Button {...props} variant="light" loading={busy}>
              {t('agency.chooseLogo')}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button
            variant="default"
            disabled={busy}
            onClick={() => void run(() => call(agencyApi.removeLogo, {}, { quiet: true }))}
          >
            {t('agency.removeLogo')}
          </Button>
        )}
        <Text size="xs" c="dimmed">
          {t('agency.logoHint')}
        </Text>
      </Group>
    </Stack>
  )
}
