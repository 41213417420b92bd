import { Button, Checkbox, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { CallFailed, call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { SecondStep } from '../session.contract.ts'
import type { Session } from '../person/storedSession.ts'
import { secondStepApi } from './secondStep.contract.ts'
import { signWithPasskey } from './passkeys/passkeysInBrowser.ts'
import { ShowFactor } from './ShowFactor.tsx'
import type { ConfirmationMethod } from './ShowFactor.tsx'

type Props = {
  step: SecondStep
  onSignedIn: (session: Session) => Promise<void> | void
  /** Goes back to the password; `reason` is set unless the person chose to. */
  onOver: (reason?: string) => void
}

export function SecondStepForm({ step: { token, ways, passkeysAt }, onSignedIn, onOver }: Props) {
  const t = useText()
  const [trustDevice, setTrustDevice] = useState(false)

  const factorOf = async (way: ConfirmationMethod, typed: string) => {
    if (way !== 'passkey') return { [way]: typed }
    const challenge = await call(secondStepApi.askForPasskey, { body: { token } }, { quiet: true })
    return { passkey: await signWithPasskey(challenge) }
  }
  const show = async (way: ConfirmationMethod, typed: string) => {
    try {
      const body = { token, trustDevice, ...(await factorOf(way, typed)) }
      await onSignedIn(await call(secondStepApi.takeSecondStep, { body }, { quiet: true }))
    } catch (error) {
      if (error instanceof CallFailed && error.problem['secondStepOver']) onOver(error.message)
      else throw error
    }
  }
  return (
    <Stack>
      <Title order={2} size="h4">
        {t('security.stepTitle')}
      </Title>
      <ShowFactor ways={ways} show={show} submit={t('security.stepGoOn')}>
        <Checkbox
          label={t('security.trustDevice')}
          checked={trustDevice}
          onChange={(event) => setTrustDevice(event.currentTarget.checked)}
        />
      </ShowFactor>
      {passkeysAt.length > 0 && (
        <Text size="sm">{t('security.stepElsewhere', { host: passkeysAt.join(', ') })}</Text>
      )}
      <Button variant="subtle" size="xs" onClick={() => onOver()}>
        {t('security.startAgain')}
      </Button>
    </Stack>
  )
}
