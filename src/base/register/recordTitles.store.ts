// Titles of records, and details that distinguish records with the same title. In the SQL, the record's row has the name of its
// kind as alias.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { parentKinds, recordKinds } from './records.contract.ts'
import type { ParentKind, RecordKind } from './records.contract.ts'
import { onServer } from './recordsOnServer.ts'
import type { Text } from './recordsOnServer.ts'
import { tableOf } from './tableOf.ts'

// Sets one collation, because a text joined from columns of several collations cannot be searched.
const collated = (text: Text): Text => sql`(${text}) COLLATE "default"`

/** SQL for the title of a record in a language; its row has the name of its kind as alias. */
export const titleOf = (kind: RecordKind, language: string): Text =>
  collated(onServer(kind).title(language))

/** SQL for the detail that distinguishes records with the same title. */
export const detailOf = (kind: RecordKind, language: string): Text =>
  collated(onServer(kind).detail(language))

type Options = {
  language?: string
  deletedToo?: boolean
  /** A further condition on the row of a kind. */
  where?: (kind: ParentKind) => RawBuilder<unknown>
}

/** SQL for the "description" of the record given by two columns; no row if it is deleted. */
export const titleOfParent = (
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  { language = 'en', deletedToo = false, where = () => sql`true` }: Options = {},
) =>
  sql.join(
    parentKinds().map(
      (one) => sql`${rowOf(one, titleOf(one, language), kind, id)} AND ${where(one)}
          AND (${sql.lit(deletedToo)} OR ${sql.ref(`${one}.deletedOn`)} IS NULL)`,
    ),
    sql` UNION ALL `,
  )

/**
 * SQL for the title, or the detail, of the record given by two columns, deleted or not.
 */
export const textOfRecord = (
  which: 'title' | 'detail',
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  language: string,
) =>
  sql.join(
    recordKinds().map((one) => rowOf(one, collated(onServer(one)[which](language)), kind, id)),
    sql` UNION ALL `,
  )

/** SQL for the title of the record given by two columns; no row if it is deleted. */
export const titleOfLive = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>, language: string) =>
  sql.join(
    recordKinds().map(
      (one) =>
        sql`${rowOf(one, titleOf(one, language), kind, id)} AND ${sql.ref(`${one}.deletedOn`)} IS NULL`,
    ),
    sql` UNION ALL `,
  )

const rowOf = (one: RecordKind, text: Text, kind: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`SELECT ${text} AS "description" FROM ${sql.table(tableOf(one))} ${sql.ref(one)}
    WHERE ${kind} = ${sql.lit(one)} AND ${sql.ref(`${one}.id`)} = ${id}`
