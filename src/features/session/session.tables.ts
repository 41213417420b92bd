import type { Generated } from 'kysely'

export type SessionTables = {
  user: {
    accountId: number
    username: string
    passwordHash: string
    language: Generated<string>
    createdOn: Generated<string>
    passwordSetOn: Generated<string>
    draftKey: Generated<Buffer>
  }
  session: {
    tokenHash: Buffer
    id: Generated<number>
    accountId: number
    createdOn: Generated<string>
    lastUsedOn: Generated<string>
    expiresOn: string
    address: string | null
    userAgent: string | null
  }
  device: { tokenHash: Buffer; accountId: number; lastUsedOn: Generated<string> }
  resetCode: { id: Generated<number>; accountId: number; codeHash: Buffer; expiresOn: string }
  signInFailure: { key: string; failedOn: Generated<string> }
}
