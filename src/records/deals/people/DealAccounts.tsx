import { Text } from '@mantine/core'
import { textOf } from '#kit/fields/options.ts'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import rows from '#kit/ui/look/rows.module.css'
import { ReachLinks } from '#base/people/ReachLinks.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import type { Deal } from '../deals.contract.ts'

type Props = { accounts: Deal['accounts']; options: Deal['dealAccountRelationOptions'] }

/** People of a deal with their roles, and how to reach them. */
export function DealAccounts({ accounts, options }: Props) {
  const t = useText()
  return (
    <Section title={t('deal.accounts')} anchor="accounts" columns={1}>
      {accounts.length === 0 ? (
        <Text c="dimmed">{t('deal.noAccounts')}</Text>
      ) : (
        <ul className={rows.rows}>
          {accounts.map(({ accountId, account, relation, phone, email }) => (
            <li key={`${accountId} ${relation}`}>
              <div>
                <GoLink href={accountPaths.account(accountId)} className={rows.name}>
                  {account}
                </GoLink>
                {relation !== null && <span className="quiet"> · {textOf(options, relation)}</span>}
                <ReachLinks all={[phone, email].filter(Boolean).join(';')} accountId={accountId} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
