// Whose lead it is: the account's fields, or its form, which saves itself beside the lead's.
import { Text, Title } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { CallFailed } from '#kit/http/call.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/Loaded.tsx'
import { AccountFields } from '#features/accounts/view/AccountFields.tsx'
import { AccountForm } from '#features/accounts/edit/AccountForm.tsx'
import type { useAccount } from '#features/accounts/useAccount.ts'
import { paths } from '#features/paths.ts'
import { LeadSection } from './view/LeadSection.tsx'

type Props = {
  id: number | null
  query: ReturnType<typeof useAccount>
  /** In its form; to read otherwise. */
  edits: boolean
  mayChoose: boolean
}

export function LeadAccount({ id, query, edits, mayChoose }: Props) {
  const t = useText()
  if (id === null)
    return (
      <LeadSection name="account" columns={1}>
        <Text c="dimmed">{t(mayChoose ? 'lead.account.none' : 'lead.account.noneView')}</Text>
      </LeadSection>
    )
  const isGone = query.error instanceof CallFailed && query.error.status === 404
  if (isGone)
    return (
      <LeadSection name="account" columns={1}>
        <Text c="dimmed">{t('lead.account.gone')}</Text>
      </LeadSection>
    )
  return (
    <Loaded query={query}>
      {(account) => {
        const heading = (
          <Title order={2} mb={edits ? 0 : 'sm'}>
            <GoLink href={paths.account(account.id)}>
              {t('lead.account.heading', { name: account.name || `#${account.id}` })}
            </GoLink>
          </Title>
        )
        if (edits)
          return (
            <AccountForm key={account.id} account={account} bar={{ title: heading }} mode={2} />
          )
        return (
          <>
            {heading}
            <AccountFields account={account} mayEdit={false} />
          </>
        )
      }}
    </Loaded>
  )
}
