// SQL for titles of records of every kind, and for the detail that tells records of the same title apart. The SQL
// refers to the record's row by an alias: the name of its kind.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { parentKinds, recordKinds } from './records.contract.ts'
import type { ParentKind, RecordKind } from './records.contract.ts'
import { onServer } from './recordsOnServer.ts'
import type { Text } from './recordsOnServer.ts'
import { tableOf } from './tableOf.ts'

// Titles may join columns of different collations, and the result could not be searched without an explicit one.
const collated = (text: Text): Text => sql`(${text}) COLLATE "default"`

/** SQL for a record's title in a language; the row's alias is the name of its kind. */
export const titleOf = (kind: RecordKind, language: string): Text =>
  collated(onServer(kind).title(language))

/** SQL for the detail that tells a record from others of the same title. */
export const detailOf = (kind: RecordKind, language: string): Text =>
  collated(onServer(kind).detail(language))

type TitleOptions = {
  language?: string
  deletedToo?: boolean
  /** A further condition on the row of a kind. */
  where?: (kind: ParentKind) => RawBuilder<unknown>
}

/**
 * SQL that selects the title, as "description", of the record whose kind and ID are in two columns; no row when it does
 * not exist.
 */
export const titleOfParent = (
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  { language = 'en', deletedToo = false, where = () => sql`true` }: TitleOptions = {},
) =>
  sql.join(
    parentKinds().map(
      (one) => sql`${rowOf(one, titleOf(one, language), kind, id)} AND ${where(one)}
          AND (${sql.lit(deletedToo)} OR ${sql.ref(`${one}.deletedOn`)} IS NULL)`,
    ),
    sql` UNION ALL `,
  )

/** SQL for the title or detail of the record whose kind and ID are in two columns, deleted or not. */
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

/** SQL for the title of the record whose kind and ID are in two columns; no row once it was deleted. */
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
