import type { Generated } from 'kysely'

export type BackupTables = {
  backupRun: {
    id: Generated<number>
    kind: 'base' | 'proof'
    startedOn: Generated<string>
    finishedOn: string | null
    ok: boolean | null
    error: string | null
    facts: Generated<Record<string, unknown>>
  }
  fileInBackup: {
    name: string
    size: number
    sha256: string | null
    storedOn: Generated<string>
    removedOn: string | null
  }
  backupTold: { reason: string; toldOn: Generated<string> }
  backupPlace: {
    only: Generated<boolean>
    where: string
    placeId: string
    keyId: string | null
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends BackupTables {}
}
