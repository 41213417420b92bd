// Sets a password: of an account (its e-mails to choose from), of any e-mail, or one's own.
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

/** Of the account with this number; without one, of an e-mail. */
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
