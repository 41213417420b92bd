// Sign-in dialog over a screen with unsaved work, shown when the session has ended.
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useStore } from '#kit/ui/store.ts'
import { sessionPaths } from '../session.paths.ts'
import { giveUpSession, interruptedSession } from '../person/interruption.ts'
import { session } from '../person/session.ts'
import { LazySecondStep } from '../second-factor/LazySecondStep.tsx'
import { PasskeySignIn } from '../second-factor/passkeys/PasskeySignIn.tsx'
import { sessionApi } from '../session.contract.ts'
import type { SecondStep } from '../session.contract.ts'
import { SignInFields } from './SignInFields.tsx'
import { signInFailureText } from './signInFailureText.ts'

export function SignInAgain() {
  const t = useText()
  const person = useStore(interruptedSession)
  const [failure, setFailure] = useState<string>()
  const [step, setStep] = useState<SecondStep>()
  const form = useForm({ defaultValues: { username: person?.username ?? '', password: '' } })
  const signIn = form.handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      const answer = await call(sessionApi.login, { body }, { quiet: true })
      if ('secondStep' in answer) setStep(answer.secondStep)
      else session.begin(answer)
    } catch (error) {
      setFailure(signInFailureText(error, t))
    }
  })
  const endStep = (reason?: string) => {
    setStep(undefined)
    setFailure(reason)
    form.resetField('password')
  }
  if (!person) return null
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={400}
      title={t('session.signInAgain')}
    >
      {step ? (
        <LazySecondStep step={step} onSignedIn={session.begin} onOver={endStep} />
      ) : (
        <form onSubmit={(event) => void signIn(event)} noValidate>
          <Stack>
            <Text size="sm">{t('session.signInAgainText', { name: person.username })}</Text>
            <SignInFields form={form} failure={failure} knownName />
            <Group>
              <Button type="submit" disabled={form.formState.isSubmitting}>
                {t('session.signIn')}
              </Button>
              <PasskeySignIn onSignedIn={session.begin} onFailure={setFailure} />
              <Button variant="default" onClick={() => giveUpSession(sessionPaths.login)}>
                {t('session.leaveUnsaved')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  )
}
