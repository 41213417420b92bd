import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { orderFields } from './orderFields.contract.ts'
import type { StampFailure, timestampSettingsFields } from './stamps/timestampSettings.contract.ts'
import type { OrderActName } from './orders.contract.ts'

/** Computed by the database; never written. */
type Computed<T> = ColumnType<T, never, never>

export type OrderTables = {
  orderTemplate: StampColumns & {
    name: string
    side: string
    titleEn: string | null
    textEn: string | null
    titleEl: string | null
    textEl: string | null
    titleRu: string | null
    textRu: string | null
    approvedSum: string | null
    approvedOn: string | null
    approvedById: number | null
  }
  brokerOrder: ColumnsOf<typeof orderFields> &
    StampColumns & {
      number: number | null
      code: string | null
      content: string | null
      issuedOn: string | null
      signedOn: string | null
      paperOn: string | null
      declinedOn: string | null
      withdrawnOn: string | null
      extendedUntil: string | null
      endedOn: string | null
      endReason: string | null
      forgottenOn: string | null
      partyNames: Generated<string>
      objectNumbers: Generated<string>
      endsOn: Computed<string | null>
      searchNames: Computed<string>
    }
  orderObject: { orderId: number; objectId: number; position: number }
  orderParty: {
    id: Generated<number>
    orderId: number
    accountId: number | null
    position: number
    name: string
    taxNumber: string | null
    identityDocument: string | null
    address: string | null
    phone: string | null
    email: string | null
    signedOn: string | null
    linkHash: Buffer | null
    linkUntil: string | null
    linkSentOn: string | null
    linkSentTo: string | null
    linkOpenedOn: string | null
    linkUndeliveredOn: string | null
    paperSentOn: string | null
    paperSentTo: string | null
    paperUndeliveredOn: string | null
  }
  orderKey: {
    id: Generated<number>
    publicKey: Buffer
    secret: Buffer | null
    createdOn: Generated<string>
  }
  orderAct: {
    number: number
    orderId: number
    act: OrderActName
    previous: string
    content: string | null
    sum: string
    signature: Buffer
    keyId: number
    actedOn: string
    timestamp: Buffer | null
    timestampTries: Generated<number>
    timestampDueOn: Generated<string>
  }
  timestampSettings: ColumnsOf<typeof timestampSettingsFields> &
    StampColumns & { failedOn: string | null; failure: StampFailure | null }
  orderFile: {
    id: Generated<number>
    orderId: number
    act: number
    name: string
    systemName: string
    contentType: string
    size: number
    sum: string
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends OrderTables {}
}
