// What a record of each kind is called, and what tells it from another of the same name. The SQL
// speaks of the record's row under the name of its kind.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { parentKinds, recordKinds } from './records.contract.ts'
import type { ParentKind, RecordKind } from './records.contract.ts'
import { onServer } from './recordsOnServer.ts'
import type { Text } from './recordsOnServer.ts'
import { tableOf } from './tableOf.ts'

// Columns of several collations are joined to one text, which could then not be searched.
const collated = (text: Text): Text => sql`(${text}) COLLATE "default"`

/** SQL for what a record is called in a language; its row goes under the name of its kind. */
export const titleOf = (kind: RecordKind, language: string): Text =>
  collated(onServer(kind).title(language))

/** SQL for what tells a record from others of the same title. */
export const detailOf = (kind: RecordKind, language: string): Text =>
  collated(onServer(kind).detail(language))

type Options = {
  language?: string
  deletedToo?: boolean
  /** A further condition on the row of a kind. */
  where?: (kind: ParentKind) => RawBuilder<unknown>
}

/** SQL for the "description" of the one record that two columns point at; no row when it is gone. */
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
 * SQL for the title of the one record that two columns point at, deleted or not, or for what tells it
 * from others of the same title.
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

/** SQL for the title of the one record that two columns point at; no row once it was deleted. */
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
