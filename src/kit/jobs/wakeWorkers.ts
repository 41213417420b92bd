// Notifies servers of jobs that our own SQL made due: pg-boss notifies only of jobs that it sends.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** In a transaction, servers are notified when it commits. They then look for jobs of the queue at once. */
export async function wakeWorkers<Tables>(db: Kysely<Tables>, queue: string): Promise<void> {
  // pg-boss names its channel after its schema, in this way.
  await sql`
    SELECT pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), ${queue})
  `.execute(db)
}
