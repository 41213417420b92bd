// Who a person being typed in might be already: accounts that share a name, e-mail, phone or number.
import { Alert, List } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useText } from '#kit/i18n/useText.ts'
import { call } from '#kit/http/call.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'
import { searchApi } from '#features/search/search.contract.ts'
import { similarQueryOf } from './similarQueryOf.ts'
import type { AccountValues } from './newAccount.ts'

export function SimilarAccounts({ to, exceptId }: { to: AccountValues; exceptId?: number }) {
  const t = useText()
  const [query] = useDebouncedValue(JSON.stringify(similarQueryOf(to)), 400)
  const asked = query !== '{}'
  const { data } = useQuery({
    queryKey: [searchApi.similarAccounts.path, query, exceptId],
    queryFn: ({ signal }) =>
      call(
        searchApi.similarAccounts,
        {
          query: {
            ...(JSON.parse(query) as object),
            ...(exceptId && { exceptId: String(exceptId) }),
          },
        },
        { signal, quiet: true },
      ),
    enabled: asked,
    placeholderData: keepPreviousData,
  })
  const found = asked ? (data?.items ?? []) : []
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <Alert color="toDo" mb="md" title={t('account.similar')}>
          {t('account.similarText')}
          <List mt="xs" size="sm">
            {found.map(({ id, description, by }) => (
              <List.Item key={id}>
                <GoLink href={paths.account(id)}>{description}</GoLink>
                {' · '}
                {by.map((what) => t(`account.sameAs.${what}`)).join(', ')}
                {exceptId && (
                  <>
                    {' · '}
                    <GoLink href={paths.mergeAccounts(exceptId, id)}>{t('accounts.merge')}</GoLink>
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
