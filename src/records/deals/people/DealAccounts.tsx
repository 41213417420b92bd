import { Table, Text } from '@mantine/core'
import { textOf } from '#kit/fields/options.ts'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
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
        <Table className="smallTable" aria-label={t('deal.accounts')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('deal.account')}</Table.Th>
              <Table.Th>{t('deal.relation')}</Table.Th>
              <Table.Th>{t('deal.reach')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {accounts.map(({ accountId, account, relation, phone, email }) => (
              <Table.Tr key={`${accountId} ${relation}`}>
                <Table.Td data-label={t('deal.account')}>
                  <GoLink href={accountPaths.account(accountId)}>{account}</GoLink>
                </Table.Td>
                <Table.Td data-label={t('deal.relation')}>
                  {relation === null ? (
                    <span className="quiet">{t('kit.notSet')}</span>
                  ) : (
                    textOf(options, relation)
                  )}
                </Table.Td>
                <Table.Td data-label={t('deal.reach')}>
                  {phone || email ? (
                    <ReachLinks
                      all={[phone, email].filter(Boolean).join(';')}
                      accountId={accountId}
                    />
                  ) : (
                    <span className="quiet">{t('kit.notSet')}</span>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  )
}
