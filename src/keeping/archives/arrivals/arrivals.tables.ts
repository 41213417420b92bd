import type { Generated } from 'kysely'
import type { Message } from '#kit/i18n/messages.ts'
import type { ArrivalState } from './arrivals.contract.ts'

/** The settings rows from before the import, and a digest of the imported ones. */
export type SettingsBefore = Record<string, { before: unknown[]; digest: string }>

export type ArrivalTables = {
  arrival: {
    id: Generated<number>
    fileName: string
    file: string | null
    fileSize: number
    state: Generated<ArrivalState>
    tries: Generated<number>
    worked: Generated<number>
    total: number | null
    fault: Message | null
    remarks: Generated<Message[]>
    rows: Generated<number>
    settings: Generated<SettingsBefore>
    workerId: string | null
    workerUntil: string | null
    createdOn: Generated<string>
    createdById: number
    endedOn: string | null
  }
  arrivalNumber: {
    arrivalId: number
    table: string
    there: number
    here: number
    how: 'came' | 'was' | 'lost'
    version: number | null
  }
  arrivalFile: { arrivalId: number; there: number; systemName: string }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends ArrivalTables {}
}
