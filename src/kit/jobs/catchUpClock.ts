// After the clock was set back, pg-boss runs no scheduled or waiting job until the clock has caught up. This resets
// stamps that are further in the future than they can normally be.
import type { PgBoss } from 'pg-boss'

const statements = [
  // The time of the last scheduling.
  `UPDATE pgboss.version SET cron_on = now() WHERE cron_on > now() + interval '1 minute'`,
  // The minutes for which a job was already sent.
  `UPDATE pgboss.job SET singleton_on = NULL
    WHERE singleton_on AT TIME ZONE 'UTC' > now() + interval '2 minutes'`,
  // The longest wait before a retry is half an hour (see createJobs.ts).
  `UPDATE pgboss.job SET start_after = now()
    WHERE state IN ('created', 'retry') AND start_after > now() + interval '40 minutes'`,
  `UPDATE pgboss.queue SET maintain_on = now() WHERE maintain_on > now() + interval '1 minute'`,
]

/** Call every minute. */
export async function catchUpClock(boss: PgBoss): Promise<void> {
  for (const statement of statements) await boss.getDb().executeSql(statement)
}
