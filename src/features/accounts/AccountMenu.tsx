import { AddLeadItem } from './AddLeadItem.tsx'
import type { Account } from './accounts.contract.ts'
import { DeleteAccountItem } from './DeleteAccountItem.tsx'
import { PaymentsItem } from './PaymentsItem.tsx'
import { PersonalDataItem } from './PersonalDataItem.tsx'
import { UnmergeItems } from './merge/UnmergeItems.tsx'

/** What else can be done with an account. What is asked for only now stands below, so that nothing moves. */
export const AccountMenu = ({ account }: { account: Account }) => (
  <>
    <AddLeadItem account={account} />
    <PaymentsItem account={account} />
    <PersonalDataItem account={account} />
    <DeleteAccountItem account={account} />
    <UnmergeItems id={account.id} />
  </>
)
