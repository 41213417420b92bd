import type { Generated } from 'kysely'

export type SessionTables = {
  user: {
    accountId: number
    username: string
    passwordHash: string
    language: Generated<string>
    createdOn: Generated<string>
    passwordSetOn: Generated<string>
  }
  session: {
    tokenHash: Buffer
    accountId: number
    createdOn: Generated<string>
    lastUsedOn: Generated<string>
    expiresOn: string
  }
  resetCode: { accountId: number; codeHash: Buffer; expiresOn: string }
  signInFailure: { key: string; failedOn: Generated<string> }
}
