import type { Generated } from 'kysely'
import type { ArchiveState } from './archives.contract.ts'

export type ArchiveTables = {
  archive: {
    id: Generated<number>
    list: string | null
    recordIds: Generated<number[]>
    language: string
    state: Generated<ArchiveState>
    tries: Generated<number>
    worked: Generated<number>
    total: number | null
    file: string | null
    fileSize: number | null
    missing: Generated<number>
    workerId: string | null
    workerUntil: string | null
    createdOn: Generated<string>
    createdById: number
    readyOn: string | null
    keptUntil: string | null
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends ArchiveTables {}
}
