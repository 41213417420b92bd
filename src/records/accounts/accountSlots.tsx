// Places on these screens that features above fill.
import type { Account } from './accounts.contract.ts'
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Items of the menu of an account. */
    AccountItems: { account: Account }
    /** Beside the name of an account. */
    AccountHead: { account: Account }
  }
}

export const AccountItems = slot('AccountItems')
export const AccountHead = slot('AccountHead')
