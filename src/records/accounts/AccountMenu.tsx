import { AccountItems } from './accountSlots.tsx'
import type { Account } from './accounts.contract.ts'
import { DeleteAccountItem } from './DeleteAccountItem.tsx'
import { UnmergeItems } from './merge/UnmergeItems.tsx'

/** What else can be done with an account. What is asked for only now stands below, so that nothing moves. */
export const AccountMenu = ({ account }: { account: Account }) => (
  <>
    <AccountItems account={account} />
    <DeleteAccountItem account={account} />
    <UnmergeItems id={account.id} />
  </>
)
