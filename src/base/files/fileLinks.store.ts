// SQL for the files of a record, as a part of the query for the record.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ParentKind } from '#base/register/records.contract.ts'
import type { FileLink } from './files.contract.ts'

/** SQL for the list of files, in order; `id` is the record's ID. */
export const fileLinksOf = (kind: ParentKind, id: RawBuilder<unknown>) => sql<FileLink[]>`coalesce((
  SELECT json_agg(json_build_object('systemName', f."systemName", 'userName', f."userName") ORDER BY f."position", f."id")
  FROM "file" f WHERE f."parentKind" = ${sql.lit(kind)} AND f."parentId" = ${id} AND f."deletedOn" IS NULL
), '[]'::json)`
