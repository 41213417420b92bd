// The files that the agency has: what is in the file storage beside these can be made again, such as small pictures.
import { sql } from 'kysely'

export const storedNames = sql<{ name: string }>`
  SELECT f."systemName" AS "name", f."id" FROM "file" f
  UNION ALL
  SELECT a."logo", 0 FROM "agency" a WHERE a."logo" IS NOT NULL`

export const contentName = (name: string): string => `files/${name.slice(0, 2)}/${name}`
