import { Table, Text } from '@mantine/core'
import { formatDate, formatMoney } from '#kit/fields/format.ts'
import { formatPercent } from '#kit/fields/percentOf.ts'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import type { Deal } from '../deals.contract.ts'

/** The shares of the commission, those paid, and the rest. */
export function DealShares({ deal: { shares, sharesLeft } }: { deal: Deal }) {
  const t = useText()
  return (
    <Section title={t('deal.shares')} anchor="shares" columns={1}>
      {shares.length === 0 ? (
        <Text c="dimmed">{t('deal.noShares')}</Text>
      ) : (
        <Table className="smallTable" aria-label={t('deal.shares')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('deal.shareOf')}</Table.Th>
              <Table.Th>{t('deal.share')}</Table.Th>
              <Table.Th>{t('deal.shareComesTo')}</Table.Th>
              <Table.Th>{t('deal.sharePaidOn')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shares.map(({ accountId, account, percent, comesTo, paidOn }, at) => (
              // An account may have several shares, and rows have no id.
              <Table.Tr key={at}>
                <Table.Td data-label={t('deal.shareOf')}>
                  <GoLink href={accountPaths.account(accountId)}>{account}</GoLink>
                </Table.Td>
                <Table.Td data-label={t('deal.share')} className="numbers">
                  {percent === null ? '—' : formatPercent(percent)}
                </Table.Td>
                <Table.Td data-label={t('deal.shareComesTo')} className="numbers">
                  {comesTo === null ? '—' : formatMoney(comesTo)}
                </Table.Td>
                <Table.Td data-label={t('deal.sharePaidOn')} className="numbers">
                  {paidOn === null ? (
                    <span className="quiet">{t('kit.notSet')}</span>
                  ) : (
                    formatDate(paidOn)
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {sharesLeft !== null && sharesLeft > 0 && shares.length > 0 && (
        <Text size="sm" className="numbers">
          {t('deal.sharesLeft', { amount: formatMoney(sharesLeft) })}
        </Text>
      )}
    </Section>
  )
}
