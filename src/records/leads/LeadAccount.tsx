// The account of a lead: its fields, or its form, which is saved separately from the lead's form.
import { Text, Title } from '@mantine/core'
import type { TitleProps } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { ShowsEmpty } from '#kit/form/showsEmpty.ts'
import { CallFailed } from '#kit/http/call.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { AccountFacts } from '#records/accounts/view/AccountFields.tsx'
import { accountForm, accountLists } from '#records/accounts/edit/accountForm.ts'
import { AccountForm } from '#records/accounts/edit/AccountForm.tsx'
import type { Account } from '#records/accounts/accounts.contract.ts'
import type { useAccount } from '#records/accounts/useAccount.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { AskOpenRecords } from '#base/register/recordSlots.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { LeadSection } from './view/LeadSection.tsx'

type Props = {
  id: number | null
  query: ReturnType<typeof useAccount>
  /** Shows the account's form instead of its view. */
  edits: boolean
  mayChoose: boolean
}

export function LeadAccount({ id, query, edits, mayChoose }: Props) {
  const t = useText()
  if (id === null)
    return (
      <LeadSection name="account">
        <Text c="dimmed">{t(mayChoose ? 'lead.account.none' : 'lead.account.noneView')}</Text>
      </LeadSection>
    )
  const isGone = query.error instanceof CallFailed && query.error.status === 404
  if (isGone)
    return (
      <LeadSection name="account">
        <Text c="dimmed">{t('lead.account.gone')}</Text>
      </LeadSection>
    )
  return edits ? (
    <Loaded query={query}>
      {(account) => (
        <AccountForm
          key={account.id}
          account={account}
          bar={{ title: <Heading account={account} mb={0} /> }}
          mode={2}
        />
      )}
    </Loaded>
  ) : (
    <ViewAccount id={id} query={query} />
  )
}

function ViewAccount({ id, query }: { id: number; query: Props['query'] }) {
  const optionsOf = useOptions(accountLists)
  return (
    <>
      {/* The open records stand beside the account's fields: request them now, not only after the account has loaded. */}
      <AskOpenRecords of={{ entity: 'Account', id }} />
      <Loaded query={query} lines={14}>
        {(account) => (
          <ShowsEmpty value={false}>
            <Heading account={account} my="sm" />
            <accountForm.Form values={account} optionsOf={optionsOf}>
              <AccountFacts account={account} />
            </accountForm.Form>
          </ShowsEmpty>
        )}
      </Loaded>
    </>
  )
}

type HeadingProps = { account: Pick<Account, 'id' | 'name'> } & Pick<TitleProps, 'mb' | 'my'>

function Heading({ account: { id, name }, ...space }: HeadingProps) {
  const t = useText()
  return (
    <Title order={2} {...space}>
      <GoLink href={accountPaths.account(id)}>
        {t('lead.account.heading', { name: name || `#${id}` })}
      </GoLink>
    </Title>
  )
}
