import type { Generated, GeneratedAlways } from 'kysely'

export type FileTables = {
  file: {
    id: Generated<number>
    systemName: string
    userName: string
    contentType: string
    size: number
    parentKind: string | null
    parentId: number | null
    type: string | null
    position: Generated<number>
    createdOn: Generated<string>
    createdById: number | null
    deletedOn: string | null
    deletedById: number | null
    width: number | null
    height: number | null
    /** Can be shown as a picture. */
    isPicture: GeneratedAlways<boolean>
    /** Cannot be decoded completely, and nobody has accepted it yet. */
    damaged: Generated<boolean>
  }
  storageMark: { mark: string }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends FileTables {}
}
