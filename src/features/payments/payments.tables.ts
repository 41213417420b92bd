import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { transactionFields } from './transactions/transactionFields.contract.ts'

/** Made by the database from other rows; never written. */
type Made<T> = ColumnType<T, never, never>

export type PaymentTables = {
  transaction: ColumnsOf<typeof transactionFields> &
    StampColumns & {
      referenceNumber: Generated<string>
      /** An expense; else an income. */
      isDebit: boolean
      /** Of the link by which a client approves an expense. Secret: never logged. */
      approvalToken: Generated<string | null>
      confirmedByClientDate: string | null
    }
  transactionSum: {
    accountId: Made<number>
    month: Made<string>
    isDebit: Made<boolean>
    paymentMethod: Made<number>
    categoryId: Made<number>
    isUnpaid: Made<boolean>
    rows: Made<number>
    amount: Made<number>
  }
  paymentAccount: {
    accountId: Made<number>
    isListed: Made<boolean>
    balance: Made<number>
    transactionModifiedOn: Made<string | null>
  }
}
