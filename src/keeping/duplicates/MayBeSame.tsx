import { Text } from '@mantine/core'
import type { Change } from '#kit/http/call.ts'
import { callOf, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { useMay } from '#base/session/person/useSession.ts'
import { accountsApi } from '#records/accounts/accounts.contract.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { duplicatesApi } from './duplicates.contract.ts'

const isSave = (change: Change) =>
  Boolean(callOf(change, accountsApi.saveAccount) ?? callOf(change, accountsApi.patchAccount))

/** Link next to an account's name to its likeliest duplicate, to compare and merge them. */
export function MayBeSame({ account }: Slots['AccountHead']) {
  const t = useText()
  const may = useMay()
  const { data } = useAnswer(
    duplicatesApi.sameAsAccount,
    { params: { id: String(account.id) } },
    {
      enabled: may(duplicatesApi.sameAsAccount.may),
      // Pairs are found at night, so changes typed now do not affect them.
      takes: (now, change) => (isSave(change) ? now : undefined),
    },
  )
  const [other] = data?.items ?? []
  if (!other) return null
  return (
    <Text size="sm">
      <GoLink href={accountPaths.mergeAccounts(account.id, other.id)} className="quiet">
        {t('duplicates.mayBeSame', { name: other.name || `#${other.id}` })}
      </GoLink>
    </Text>
  )
}
