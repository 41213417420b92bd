import type { ColumnType, Generated } from 'kysely'
import type { StampColumns } from '#kit/db/columns.ts'
import type { GeneratedTaskText } from './generatedTaskText.ts'

export type ActivityTables = {
  activity: StampColumns & {
    category: Generated<string>
    description: string | null
    /** null: not an action, false: to do, true: completed. */
    done: boolean | null
    date: string | null
    doneDate: string | null
    /** Generated text in three languages; null where a person wrote the description. */
    said: Generated<GeneratedTaskText | null>
    descriptionBegins: ColumnType<string | null, never, never>
    searchText: ColumnType<string, never, never>
  }
  activityLink: { activityId: number; entity: string; entityId: number; position: number }
  activityAssigned: { activityId: number; accountId: number }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends ActivityTables {}
}
