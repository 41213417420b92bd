// Slots on account screens, filled by features that this one must not import.
import type { Account } from './accounts.contract.ts'
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Items in the account's menu. */
    AccountItems: { account: Account }
    /** Buttons beside the one that edits. */
    AccountButtons: { account: Account }
    /** Shown beside the account's name. */
    AccountHead: { account: Account }
  }
}

export const AccountItems = slot('AccountItems')
export const AccountButtons = slot('AccountButtons')
export const AccountHead = slot('AccountHead')
