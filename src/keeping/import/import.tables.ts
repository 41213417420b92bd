import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { OddPart, RowKind } from './reading/source.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { Diff } from '#kit/db/diff.ts'
import type { ImportKindName, ImportState, Outcome } from './import.contract.ts'
import type { PhotoState } from './photos/photos.contract.ts'
import type { Mapping } from './mapping.contract.ts'
import type { StoredProposal } from './mapping/propose.ts'
import type { FoundSource } from './source.contract.ts'
import type { PlannedPart, RowFault } from './plan/rows.ts'

export type ImportTables = {
  import: {
    id: Generated<number>
    kind: ImportKindName
    fileName: string
    file: string | null
    isThrownAway: Generated<boolean>
    fileSize: number
    state: Generated<ImportState>
    fault: string | null
    source: JSONColumnType<FoundSource, string | undefined>
    mapping: JSONColumnType<Mapping | null, string | null | undefined, string | null>
    rows: Generated<number>
    worked: Generated<number>
    startedById: number | null
    workerId: string | null
    workerUntil: string | null
    tries: Generated<number>
    version: Generated<number>
    createdOn: Generated<string>
    createdById: number | null
    checkedOn: string | null
    ranOn: string | null
    undoneOn: string | null
    photoFile: string | null
    photoFileSize: number | null
    proposal: JSONColumnType<StoredProposal | null, string | null | undefined, string | null>
  }
  importPhoto: {
    id: GeneratedAlways<number>
    importId: number
    number: number | null
    objectId: number | null
    position: number
    source: string
    state: Generated<PhotoState>
    why: Message | null
    fileId: number | null
  }
  importRow: {
    importId: number
    number: number
    mark: RowKind | null
    odd: JSONColumnType<OddPart[]>
    cells: (string | null)[]
    mended: JSONColumnType<Record<string, string>>
    choices: JSONColumnType<Record<string, string>>
    leftOut: Generated<boolean>
    outcome: Outcome | null
    plan: JSONColumnType<PlannedPart[] | null>
    maybe: JSONColumnType<Record<string, string[]>>
    faults: JSONColumnType<RowFault[]>
    recordIds: Generated<number[]>
    sequence: number | null
    isDone: Generated<boolean>
  }
  importRecord: {
    id: Generated<number>
    importId: number
    entity: string
    entityId: number | null
    addedBy: number | null
    values: JSONColumnType<Record<string, unknown>>
  }
  importKey: { importId: number; entity: string; key: string; recordId: number }
  importChange: {
    id: Generated<number>
    importId: number
    number: number
    entity: string
    entityId: number
    isNew: boolean
    version: number
    data: JSONColumnType<Diff>
    undoneVersion: number | null
    undone: 'undone' | 'part' | 'stays' | null
    stays: JSONColumnType<{ why: string; fields?: string[] } | null>
  }
  numberThere: {
    system: string
    entity: string
    number: string
    entityId: number
    importId: number | null
  }
  importShape: {
    kind: string
    shape: string
    mapping: JSONColumnType<Mapping>
    usedOn: Generated<string>
    headers: Generated<string[]>
    fileName: Generated<string>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends ImportTables {}
}
