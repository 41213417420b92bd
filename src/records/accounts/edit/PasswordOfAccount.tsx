import { Alert, Text } from '@mantine/core'
import { splitTexts } from '#kit/fields/kinds.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { SetPasswordForm } from '#base/session/passwords/SetPasswordForm.tsx'
import { accountsApi } from '../accounts.contract.ts'
import { accountPaths } from '../accounts.paths.ts'

/** Sets the password of an account, for one of its e-mails. */
export function PasswordOfAccount({ id }: { id: number }) {
  const t = useText()
  const query = useAnswer(accountsApi.viewAccount, { params: { id: String(id) } })
  return (
    <Loaded query={query}>
      {({ name, email }) => {
        const emails = splitTexts(email)
        return (
          <>
            <Text mb="sm">
              <GoLink href={accountPaths.account(id)}>{name}</GoLink>
            </Text>
            {emails[0] ? (
              <SetPasswordForm key={id} email={emails[0]} emails={emails} />
            ) : (
              <Alert color="toDo">
                {t('session.noEmail')}{' '}
                <GoLink href={accountPaths.account(id, 1)}>{t('session.addEmail')}</GoLink>
              </Alert>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
