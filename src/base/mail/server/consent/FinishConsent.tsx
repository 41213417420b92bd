import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Text } from '@mantine/core'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { mailPaths } from '../../mail.paths.ts'
import { mailSettingsApi } from '../mailSettings.contract.ts'

type Props = { state: string; code: string | undefined; error: string | undefined }

/** Redeems what the provider sent along, once, and takes it out of the address. */
export function FinishConsent({ state, code, error }: Props) {
  const t = useText()
  const router = useRouter()
  const {
    mutate,
    isPending,
    error: failure,
  } = useMutation({
    mutationFn: (body: { state: string; code: string }) =>
      call(mailSettingsApi.mailConnected, { body }, { quiet: true }),
    onSuccess: () => router.navigate({ href: mailPaths.mail, replace: true }),
  })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || code === undefined) return
    begun.current = true
    mutate({ state, code })
  }, [state, code, mutate])
  if (isPending) return <Text>{t('mailSettings.connecting')}</Text>
  if (failure) return <Failure text={failureText(failure, t)} />
  return error === undefined ? null : (
    <Failure text={t('mailSettings.consentRefused', { said: error.slice(0, 200) })} />
  )
}
