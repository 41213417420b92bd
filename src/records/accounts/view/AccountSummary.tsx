import { formatCurrency, formatRange } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Summary, SummaryBand, SummaryFigure } from '#kit/ui/SummaryBand.tsx'
import { ReachLinks } from '#base/people/ReachLinks.tsx'
import { NextStep } from '#base/register/recordSlots.tsx'
import { AccountHead } from '../accountSlots.tsx'
import type { Account } from '../accounts.contract.ts'
import { ObjectNumbers } from '../list/ObjectNumbers.tsx'
import { accountForm } from '../edit/accountForm.ts'
import { clientOf } from './clientOf.ts'

const { Value } = accountForm

/** How to reach the person, the next step, the budget and the payments. */
export function AccountSummary({ account }: { account: Account }) {
  const t = useText()
  const { purchaseBudgetRangeMin: min, purchaseBudgetRangeMax: max } = account
  const budget = account.isClient && formatRange(min, max, formatCurrency)
  return (
    <SummaryBand>
      <Summary label={t('account.section.contact')}>
        {(account.phone || !account.email) && (
          <Value
            name="phone"
            always
            label=""
            render={(all) => <ReachLinks all={all} {...clientOf(account)} />}
          />
        )}
        <Value name="email" label="" render={(all) => <ReachLinks all={all} />} />
      </Summary>
      <NextStep of={{ entity: 'Account', id: account.id }} />
      {account.isOwner && account.ownedObjectsReferenceNumbers && (
        <Summary label={t('account.ownedObjectsReferenceNumbers')}>
          <ObjectNumbers numbers={account.ownedObjectsReferenceNumbers} />
        </Summary>
      )}
      {budget && (
        <Summary label={t('account.section.request')}>
          <SummaryFigure>{budget}</SummaryFigure>
        </Summary>
      )}
      <AccountHead account={account} />
    </SummaryBand>
  )
}
