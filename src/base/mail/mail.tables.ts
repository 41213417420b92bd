import type { Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { mailSettingsFields } from './server/mailSettings.contract.ts'
import type { MailSecretKind } from './server/mailSecrets.store.ts'

export type MailTables = {
  sentLetter: { id: Generated<number>; key: string; sentOn: Generated<string> }
  mailSettings: ColumnsOf<typeof mailSettingsFields> &
    StampColumns & {
      passwordSetOn: string | null
      clientSecretSetOn: string | null
      connectedOn: string | null
      consentLostOn: string | null
    }
  mailSecret: { kind: MailSecretKind; secret: Buffer; sentTo: string }
  mailConsent: {
    stateHash: Buffer
    sessionHash: Buffer
    secret: Buffer
    sentTo: string
    createdOn: Generated<string>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends MailTables {}
}
