// Sets a password: of an account (its e-mails to choose from), of any e-mail, or one's own.
import { Alert, Paper, Text, Title } from '@mantine/core'
import { splitTexts } from '#kit/fields/kinds.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { accountsApi } from '#features/accounts/accounts.contract.ts'
import { paths } from '#features/paths.ts'
import { admin } from './permissions.contract.ts'
import { SetPasswordForm } from './SetPasswordForm.tsx'
import { useSearchTexts } from './useSearchTexts.ts'
import { useMay, useSession } from './useSession.ts'

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
        <OfAccount id={id} />
      ) : (
        <SetPasswordForm email={isAdmin ? (email ?? '') : own} fixed={!isAdmin} />
      )}
      {!id && (
        <Text size="sm" mt="md">
          <GoLink href={paths.security}>{t('security.twoStep')}</GoLink>
        </Text>
      )}
    </Paper>
  )
}

function OfAccount({ id }: { id: number }) {
  const t = useText()
  const query = useAnswer(accountsApi.viewAccount, { params: { id: String(id) } })
  return (
    <Loaded query={query}>
      {({ name, email }) => {
        const emails = splitTexts(email)
        return (
          <>
            <Text mb="sm">
              <GoLink href={paths.account(id)}>{name}</GoLink>
            </Text>
            {emails[0] ? (
              <SetPasswordForm key={id} email={emails[0]} emails={emails} />
            ) : (
              <Alert color="toDo">
                {t('session.noEmail')}{' '}
                <GoLink href={paths.account(id, 1)}>{t('session.addEmail')}</GoLink>
              </Alert>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
