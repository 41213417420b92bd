// Stands over a screen with unsaved work when the session has ended.
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useStore } from '#kit/ui/store.ts'
import { paths } from '#features/paths.ts'
import { giveUpSession, interrupted } from './interruption.ts'
import { session } from './session.ts'
import { sessionApi } from './session.contract.ts'
import { SignInFields } from './SignInFields.tsx'
import { signInFailureText } from './signInFailureText.ts'

export function SignInAgain() {
  const t = useText()
  const person = useStore(interrupted)
  const [failure, setFailure] = useState<string>()
  const form = useForm({ defaultValues: { username: person?.username ?? '', password: '' } })
  const signIn = form.handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      session.begin(await call(sessionApi.login, { body }, { quiet: true }))
    } catch (error) {
      setFailure(signInFailureText(error, t))
    }
  })
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
      <form onSubmit={(event) => void signIn(event)} noValidate>
        <Stack>
          <Text size="sm">{t('session.signInAgainText', { name: person.username })}</Text>
          <SignInFields form={form} failure={failure} knownName />
          <Group>
            <Button type="submit" disabled={form.formState.isSubmitting}>
              {t('session.signIn')}
            </Button>
            <Button variant="default" onClick={() => giveUpSession(paths.login)}>
              {t('session.leaveUnsaved')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
