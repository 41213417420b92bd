// Account summary in the list's side panel.
import type { PeekProps } from '#kit/list/peek/peek.ts'
import { PeekLoaded } from '#kit/list/peek/PeekSkeleton.tsx'
import { LatestEntries } from '#base/register/recordSlots.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { accountForm, accountLists } from '../edit/accountForm.ts'
import { useAccount } from '../useAccount.ts'
import { clientOf } from './clientOf.ts'
import { KindBadges } from './KindBadges.tsx'
import { ReachLinks } from '#base/people/ReachLinks.tsx'
import { ViewObjects } from './ViewObjects.tsx'

const { Form, Value } = accountForm
const facts = ['language', 'country', 'city', 'companyType', 'taxNumber'] as const

export function AccountPeek({ row: { id } }: PeekProps<{ id: number }>) {
  const optionsOf = useOptions(accountLists)
  return (
    <PeekLoaded query={useAccount(id)}>
      {(account) => (
        <Form values={account} optionsOf={optionsOf}>
          <KindBadges of={account} />
          <div>
            <Value name="phone" render={(all) => <ReachLinks all={all} {...clientOf(account)} />} />
            <Value name="email" render={(all) => <ReachLinks all={all} />} />
          </div>
          <Value name="notes" />
          <div className="tiles">
            {account.isClient && (
              <>
                <Value name="purchaseBudgetRangeMin" />
                <Value name="purchaseBudgetRangeMax" />
              </>
            )}
            {facts.map((name) => (
              <Value key={name} name={name} />
            ))}
          </div>
          <ViewObjects account={account} />
          <LatestEntries of={{ entity: 'Account', id: account.id }} />
        </Form>
      )}
    </PeekLoaded>
  )
}
