import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { pictureTypes } from '#kit/files/pictureKinds.ts'
import { useText } from '#kit/i18n/useText.ts'
import { failureText } from '#kit/ui/failureText.ts'
import { useSentFile } from '#kit/ui/useSentFile.ts'
import { agencyApi, logoPart } from './agency.contract.ts'

const largestMegabytes = 20

/** Shows, replaces and removes the logo. */
export function AgencyLogo({ logo }: { logo: string | null }) {
  const t = useText()
  const sent = useSentFile((file) => {
    const body = new FormData()
    body.append(logoPart, file, file.name)
    return call(agencyApi.saveLogo, { body }, { quiet: true })
  }, largestMegabytes)
  const [notRemoved, setNotRemoved] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    sent.forget()
    setNotRemoved(undefined)
    setRemoving(true)
    await call(agencyApi.removeLogo, {}, { quiet: true }).catch((error: Error) =>
      setNotRemoved(failureText(error, t)),
    )
    setRemoving(false)
  }
  const failure = sent.failure ?? (notRemoved && { text: notRemoved, again: () => void remove() })
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
            {failure.again && (
              <Button variant="outline" color="trouble" onClick={failure.again}>
                {t('kit.tryAgain')}
              </Button>
            )}
          </Group>
        </Alert>
      )}
      <Group gap="xs">
        <FileButton accept={pictureTypes.join(',')} resetRef={sent.resetRef} onChange={sent.choose}>
          {(props) => (
            <Button {...props} variant="light" loading={sent.isBusy} disabled={isRemoving}>
              {t('agency.chooseLogo')}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button
            variant="default"
            loading={isRemoving}
            disabled={sent.isBusy}
            onClick={() => void remove()}
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
