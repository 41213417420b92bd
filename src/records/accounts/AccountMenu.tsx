import { AccountItems } from './accountSlots.tsx'
import type { Account } from './accounts.contract.ts'
import { DeleteAccountItem } from './DeleteAccountItem.tsx'
import { UnmergeItems } from './merge/UnmergeItems.tsx'

/** Further actions on an account. Items that load when the menu opens come last, so that the others do not move. */
export const AccountMenu = ({ account }: { account: Account }) => (
  <>
    <AccountItems account={account} />
    <DeleteAccountItem account={account} />
    <UnmergeItems id={account.id} />
  </>
)
