import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { transactionFields } from './transactions/transactionFields.contract.ts'

/** Maintained by the database from other rows; never written. */
type Computed<T> = ColumnType<T, never, never>

export type PaymentTables = {
  transaction: ColumnsOf<typeof transactionFields> &
    StampColumns & {
      referenceNumber: Generated<string>
      /** The stay of which this is the owner's share. */
      reservationId: Generated<number | null>
      /** True for an expense, false for an income. */
      isDebit: boolean
      /** Token of the link by which a client approves an expense. Secret: never logged. */
      approvalToken: Generated<string | null>
      confirmedByClientDate: string | null
      declinedByClientDate: Generated<string | null>
      askedByClientDate: Generated<string | null>
      approvalClosedOn: Generated<string | null>
    }
  transactionSum: {
    accountId: Computed<number>
    month: Computed<string>
    isDebit: Computed<boolean>
    paymentMethod: Computed<number>
    categoryId: Computed<number>
    isUnpaid: Computed<boolean>
    rows: Computed<number>
    amount: Computed<number>
  }
  /** The same sums over all months. */
  transactionTotal: {
    accountId: Computed<number>
    isDebit: Computed<boolean>
    paymentMethod: Computed<number>
    categoryId: Computed<number>
    isUnpaid: Computed<boolean>
    rows: Computed<number>
    amount: Computed<number>
  }
  paymentAccount: {
    accountId: Computed<number>
    isListed: Computed<boolean>
    balance: Computed<number>
    transactionModifiedOn: Computed<string | null>
  }
  approvalLink: {
    token: string
    transactionId: number
    sentOn: string | null
    sentTo: string | null
    undeliveredOn: string | null
    seenOn: string | null
    amount: number | null
    attachments: { id: number; name: string }[] | null
    endedOn: string | null
    ended: 'changed' | 'revoked' | null
  }
  approvalUse: {
    id: Computed<number>
    transactionId: number
    action: 'view' | 'file' | 'approve' | 'revert' | 'refused' | 'decline' | 'ask'
    address: string
    usedOn: Generated<string>
  }
  approvalMessage: {
    id: Computed<number>
    transactionId: number
    kind: 'decline' | 'question' | 'answer'
    text: string
    saidOn: Generated<string>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends PaymentTables {}
}
