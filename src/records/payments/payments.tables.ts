import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { transactionFields } from './transactions/transactionFields.contract.ts'

/** Made by the database from other rows; never written. */
type Made<T> = ColumnType<T, never, never>

export type PaymentTables = {
  transaction: ColumnsOf<typeof transactionFields> &
    StampColumns & {
      referenceNumber: Generated<string>
      /** The stay that it is the owner's share of. */
      reservationId: Generated<number | null>
      /** An expense; else an income. */
      isDebit: boolean
      /** Of the link by which a client approves an expense. Secret: never logged. */
      approvalToken: Generated<string | null>
      confirmedByClientDate: string | null
      declinedByClientDate: Generated<string | null>
      askedByClientDate: Generated<string | null>
      approvalClosedOn: Generated<string | null>
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
  /** The same over all months. */
  transactionTotal: {
    accountId: Made<number>
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
    id: Made<number>
    transactionId: number
    action: 'view' | 'file' | 'approve' | 'revert' | 'refused' | 'decline' | 'ask'
    address: string
    usedOn: Generated<string>
  }
  approvalMessage: {
    id: Made<number>
    transactionId: number
    kind: 'decline' | 'question' | 'answer'
    text: string
    saidOn: Generated<string>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends PaymentTables {}
}
