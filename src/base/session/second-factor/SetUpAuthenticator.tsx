// Sets up an authenticator app: a QR code to scan or a key to type, and a field for the first code.
import { Anchor, Button, Code, Group, Image, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { useFocusOnce } from '#kit/ui/useFocusOnce.ts'
import { secondFactorApi } from './secondFactor.contract.ts'
import type { OwnFactors } from './secondFactor.contract.ts'
import { useFactorChange } from './useFactorChange.tsx'

export type AuthenticatorDraft = AnswerOf<typeof secondFactorApi.beginAuthenticator>

type Props = {
  draft: AuthenticatorDraft
  factors: OwnFactors | undefined
  /** Called with the new recovery codes, or null if there are none. */
  onDone: (codes: string[] | null) => void
  onCancel: () => void
}

export function SetUpAuthenticator({ draft, factors, onDone, onCancel }: Props) {
  const t = useText()
  const first = useFocusOnce<HTMLParagraphElement>()
  const [code, setCode] = useState('')
  const { run, busy, failure, dialog } = useFactorChange(factors)
  const confirm = () =>
    run(async () => {
      const body = { code }
      const { recoveryCodes } = await call(
        secondFactorApi.keepAuthenticator,
        { body },
        { quiet: true },
      )
      onDone(recoveryCodes)
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <Stack>
        <Text size="sm" tabIndex={-1} ref={first}>
          {t('security.scan')}
        </Text>
        <Image src={draft.picture} alt={t('security.qr')} w={200} h={200} bg="white" />
        <div>
          <Text size="sm">{t('security.cannotScan')}</Text>
          <Code fz="md">{draft.secret}</Code>
        </div>
        <Anchor href={draft.address} size="sm">
          {t('security.openApp')}
        </Anchor>
        <Failure text={failure} />
        <TextInput
          label={t('security.typeCode')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          maw={260}
        />
        <Group>
          <Button type="submit" loading={busy} disabled={code.trim() === ''}>
            {t('security.confirmCode')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('kit.cancel')}
          </Button>
        </Group>
      </Stack>
      {dialog}
    </form>
  )
}
