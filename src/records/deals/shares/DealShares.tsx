import { Text } from '@mantine/core'
import { formatDate, formatMoney } from '#kit/fields/format.ts'
import { formatPercent } from '#kit/fields/percentOf.ts'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import rows from '#kit/ui/look/rows.module.css'
import { Hint } from '#base/register/hints/Hint.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import type { Deal } from '../deals.contract.ts'

/** The shares of the commission, those paid, and the rest. */
export function DealShares({ deal: { shares, sharesLeft } }: { deal: Deal }) {
  const t = useText()
  return (
    <Section
      title={t('deal.shares')}
      anchor="shares"
      columns={1}
      actions={<Hint name="commission" about={t('deal.shares')} />}
    >
      {shares.length === 0 ? (
        <Text c="dimmed">{t('deal.noShares')}</Text>
      ) : (
        <ul className={rows.rows}>
          {shares.map(({ accountId, account, percent, comesTo, paidOn }, at) => (
            // An account may have several shares, and rows have no id.
            <li key={at}>
              <div>
                <GoLink href={accountPaths.account(accountId)} className={rows.name}>
                  {account}
                </GoLink>
                <div className={rows.detail}>
                  {t('deal.sharePaidOn')}: {paidOn === null ? t('kit.notSet') : formatDate(paidOn)}
                </div>
              </div>
              <span>
                {[
                  percent !== null && formatPercent(percent),
                  comesTo !== null && formatMoney(comesTo),
                ]
                  .filter(Boolean)
                  .join(' = ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {sharesLeft !== null && sharesLeft > 0 && shares.length > 0 && (
        <Text size="sm">{t('deal.sharesLeft', { amount: formatMoney(sharesLeft) })}</Text>
      )}
    </Section>
  )
}
