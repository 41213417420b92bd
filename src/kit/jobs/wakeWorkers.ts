// Tells servers of jobs that SQL of our own has made ready: pg-boss tells only of those that it makes itself.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Called in a transaction, the servers hear of it when that is committed, and look for jobs of the queue at once. */
export async function wakeWorkers<Tables>(db: Kysely<Tables>, queue: string): Promise<void> {
  // pg-boss names its channel after its schema, in this way.
  await sql`
    SELECT pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), ${queue})
  `.execute(db)
}
