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
    /** Whether single-key shortcuts are on. */
    shortcuts: Generated<boolean>
    /** Checks who the clients are, beside administrators. */
    checksClients: Generated<boolean>
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
    provenOn: string | null
  }
  device: {
    tokenHash: Buffer
    accountId: number
    lastUsedOn: Generated<string>
    trustedUntil: string | null
  }
  knownNetwork: { accountId: number; networkHash: Buffer; lastUsedOn: Generated<string> }
  /** The private address of a person's calendar feed; whatever ends the person's sessions ends it. */
  calendarFeed: {
    accountId: number
    tokenHash: Buffer
    createdOn: Generated<string>
    lastUsedOn: string | null
  }
  /** Colleagues who have not come yet. */
  invitation: {
    id: Generated<number>
    accountId: number
    codeHash: Buffer
    role: string
    branchId: number | null
    madeAccount: boolean
    invitedOn: Generated<string>
    invitedById: number | null
    expiresOn: string
    mailedOn: string | null
    undeliveredOn: string | null
  }
  resetCode: { id: Generated<number>; accountId: number; codeHash: Buffer; expiresOn: string }
  signInFailure: { key: string; failedOn: Generated<string> }
  serverKey: { id: Generated<boolean>; key: Generated<Buffer> }
  authenticator: {
    accountId: number
    secret: Buffer
    lastStep: number
    createdOn: Generated<string>
    lastUsedOn: Generated<string>
  }
  authenticatorDraft: { accountId: number; secret: Buffer; createdOn: Generated<string> }
  passkey: {
    id: Generated<number>
    accountId: number
    credentialId: string
    publicKey: Buffer
    counter: number
    transports: string[]
    host: string
    name: string
    createdOn: Generated<string>
    lastUsedOn: string | null
  }
  recoveryCode: { accountId: number; codeHash: Buffer }
  secondStep: {
    tokenHash: Buffer
    browserHash: Buffer
    accountId: number
    triesLeft: number
    expiresOn: string
  }
  passkeyChallenge: { holderHash: Buffer; purpose: string; challenge: string; expiresOn: string }
  secondFactorRule: { role: string }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends SessionTables {}
}
