import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { useGo } from '#kit/ui/GoLink.tsx'
import { forgetKept } from '../person/forgetKept.ts'
import { sessionApi } from '../session.contract.ts'
import { session } from '../person/session.ts'

export function SignOutEverywhere() {
  const t = useText()
  const go = useGo()
  const queryClient = useQueryClient()
  const signOut = async () => {
    if (!(await forgetKept())) return
    await call(sessionApi.signOutEverywhere, {})
    session.end()
    queryClient.clear()
    go('/')
  }
  return (
    <ConfirmButton
      mt="md"
      text={t('security.signOutEverywhereText')}
      confirmText={t('security.signOutEverywhere')}
      onConfirmed={() => signOut().catch(() => undefined)}
    >
      {t('security.signOutEverywhere')}
    </ConfirmButton>
  )
}
