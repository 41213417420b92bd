// A save that touches one record alone, in two round trips: what auto-save does all day.
import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import { notFound } from '../http/problem.ts'
import { changed } from './diff.ts'
import { prepared } from './preparedClient.ts'
import { preparedForOne, recordColumns, saving, statementName } from './save.ts'
import type { Author, Entity, Row } from './save.ts'

type Work<R, A> = {
  actor: Author
  /** What to change in the record as it is. May be asked again, so it must write nothing itself. */
  changes: (before: R) => Promise<Record<string, unknown>>
  /** SQL for the answer, from the table or from the "saved" that stands for it. */
  select: (from: RawBuilder<unknown>) => RawBuilder<A>
  /** Tells one text of `select` from another where it has several, one a language for instance. */
  variant?: string
}

/**
 * Reads a record, lets `changes` decide, then writes, logs and answers in one statement, which is a
 * transaction by itself. Nothing is locked between the two: when somebody else changed the record in
 * that moment, it begins again with what they left. 404 when it is deleted.
 */
export async function saveAtOnce<R extends Row, A>(
  db: QueryExecutorProvider,
  of: Entity,
  id: number,
  work: Work<R, A>,
): Promise<A> {
  for (;;) {
    const before = await read<R>(db, of, id)
    const really = changed(before, await work.changes(before))
    const { rows } =
      Object.keys(really).length === 0
        ? await work.select(sql.table(of.table)).execute(db)
        : await sql<A>`
            ${preparedForOne(`saveAtOnce${work.variant ?? ''}`, of, really)}
            ${saving(of, before, really, work)} ${work.select(sql.ref('saved'))}
          `.execute(db)
    if (rows[0]) return rows[0]
  }
}

async function read<R>(db: QueryExecutorProvider, of: Entity, id: number): Promise<R> {
  const { rows } = await sql<R>`
    ${prepared(statementName('before', of))}
    SELECT ${recordColumns(of)} FROM ${sql.table(of.table)} WHERE "id" = ${id} AND "deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
