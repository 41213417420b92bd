// A save that touches one record alone, in two round trips: what auto-save does all day.
import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import type { Fields } from '../fields/kinds.ts'
import { notFound } from '../http/problem.ts'
import { changed } from './diff.ts'
import { prepared } from './preparedClient.ts'
import { preparedForOne, recordColumns, saving, statementName } from './save.ts'
import type { Author, ChangesOf, Entity, RecordOf } from './entity.ts'

type Work<T, F, K, B, A> = {
  actor: Author
  /** What to change in the record as it is. May be asked again, so it must write nothing itself. */
  changes: (before: RecordOf<T, F, K>) => Promise<ChangesOf<T, B>>
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
export async function saveAtOnce<T, F extends Fields, K, B, A>(
  db: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  id: number,
  work: Work<T, F, K, B, A>,
): Promise<A> {
  for (;;) {
    const before = await read(db, of, id)
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

async function read<T, F extends Fields, K, B>(
  db: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  id: number,
) {
  const { rows } = await sql<RecordOf<T, F, K>>`
    ${prepared(statementName('before', of))}
    SELECT ${recordColumns(of)} FROM ${sql.table(of.table)} WHERE "id" = ${id} AND "deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
