// The filled fields of an account as facts, the most used first, and its related records.
import { OpenRecords } from '#base/register/recordSlots.tsx'
import type { Slots } from '#base/register/slots.tsx'
import type { Account } from '../accounts.contract.ts'
import { ViewNotes, ViewPapers } from './ViewPapers.tsx'
import { ViewEmployment } from './ViewEmployment.tsx'
import { ViewKinds } from './ViewKinds.tsx'
import { ViewObjects } from './ViewObjects.tsx'
import { ViewConsents, ViewNames, ViewOrigin } from './ViewPerson.tsx'

type Props = { account: Account }

export const AccountFacts = ({ account }: Props) => (
  <>
    <ViewNotes account={account} />
    <ViewKinds account={account} />
    <ViewNames account={account} />
    {account.isEmploye && <ViewEmployment account={account} />}
    <ViewOrigin account={account} />
    <ViewPapers account={account} />
    <ViewConsents account={account} />
  </>
)

/** What is open besides the record of the screen, and the properties and leads of the account. */
export const AccountRelated = ({
  account,
  ...shown
}: Props & Pick<Slots['OpenRecords'], 'except'>) => (
  <>
    <OpenRecords of={{ entity: 'Account', id: account.id }} {...shown} />
    <ViewObjects account={account} />
  </>
)
