import { kind } from '#base/register/records.contract.ts'
import { paymentPaths } from '../payments.paths.ts'
import type { transactionFields } from './transactionFields.contract.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Transaction: typeof transactionKind
  }
  interface KindFields {
    Transaction: typeof transactionFields
  }
}

/** An income or expense of an account. The specification gives it no number among links; we use 9. */
export const transactionKind = kind({
  entity: 'transaction',
  table: 'transaction',
  parent: 9,
  log: 15,
  hits: ['Transaction'],
  href: (id) => paymentPaths.viewIncome(id),
})
