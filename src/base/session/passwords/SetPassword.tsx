// Sets the password of an account (with a choice of its e-mails), of any e-mail, or one's own.
import { Paper, Text, Title } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { sessionPaths } from '../session.paths.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { PasswordOfAccount } from '../sessionSlots.tsx'
import { SetPasswordForm } from './SetPasswordForm.tsx'
import { useSearchTexts } from '../sign-in/useSearchTexts.ts'
import { useMay, useSession } from '../person/useSession.ts'

/** `id`: the account; without it, the e-mail of the URL or one's own. */
export function SetPassword({ id }: { id?: number }) {
  const t = useText()
  usePageTitle(t('session.setPassword'))
  const email = useSearchTexts().get('email')
  const isAdmin = useMay()(admin)
  const own = useSession()?.username ?? ''
  return (
    <Paper withBorder p="lg" maw={520}>
      <Title order={1} size="h2" mb="md">
        {t('session.setPassword')}
      </Title>
      {id && isAdmin ? (
        <PasswordOfAccount id={id} />
      ) : (
        <SetPasswordForm email={isAdmin ? (email ?? '') : own} fixed={!isAdmin} />
      )}
      {!id && (
        <Text size="sm" mt="md">
          <GoLink href={sessionPaths.security}>{t('security.twoStep')}</GoLink>
        </Text>
      )}
    </Paper>
  )
}
