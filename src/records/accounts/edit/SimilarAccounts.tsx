// Warns of possible duplicates while an account is entered: accounts with the same name, e-mail, phone or tax number.
import { Alert, Anchor, List } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useText } from '#kit/i18n/useText.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { accountPaths } from '../accounts.paths.ts'
import { similarAccountsApi } from '../similar/similarAccounts.contract.ts'
import { similarQueryOf } from './similarQueryOf.ts'
import type { AccountValues } from './newAccount.ts'

type Props = {
  to: AccountValues
  exceptId?: number
  /** Takes this account instead of adding one. */
  onChoose?: (id: number, description: string) => void
}

export function SimilarAccounts({ to, exceptId, onChoose }: Props) {
  const t = useText()
  const [query] = useDebouncedValue(JSON.stringify(similarQueryOf(to)), 400)
  const hasQuery = query !== '{}'
  const request = {
    ...(JSON.parse(query) as object),
    ...(exceptId && { exceptId: String(exceptId) }),
  }
  const { data } = useAnswer(
    similarAccountsApi.similarAccounts,
    { query: request },
    { enabled: hasQuery, keep: true },
  )
  const found = hasQuery ? (data?.items ?? []) : []
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <Alert color="toDo" mb="md" title={t('account.similar')}>
          {t('account.similarText')}
          <List mt="xs" size="sm">
            {found.map(({ id, description, by }) => (
              <List.Item key={id}>
                <GoLink href={accountPaths.account(id)}>{description}</GoLink>
                {' · '}
                {by.map((field) => t(`account.sameAs.${field}`)).join(', ')}
                {onChoose && (
                  <>
                    {' · '}
                    <Anchor
                      component="button"
                      type="button"
                      size="sm"
                      onClick={() => onChoose(id, description)}
                    >
                      {t('account.chooseSimilar')}
                    </Anchor>
                  </>
                )}
                {exceptId && (
                  <>
                    {' · '}
                    <GoLink href={accountPaths.mergeAccounts(exceptId, id)}>
                      {t('accounts.merge')}
                    </GoLink>
                  </>
                )}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </div>
  )
}
