// After the clock was put back, pg-boss waits until it has caught up: no scheduled job runs meanwhile, and what was about
// to run waits, too. This takes back the stamps that lie further ahead than any does otherwise.
import type { PgBoss } from 'pg-boss'

const statements = [
  // When jobs were last scheduled.
  `UPDATE pgboss.version SET cron_on = now() WHERE cron_on > now() + interval '1 minute'`,
  // Which minutes have had their job.
  `UPDATE pgboss.job SET singleton_on = NULL
    WHERE singleton_on AT TIME ZONE 'UTC' > now() + interval '2 minutes'`,
  // The longest pause before another try is half an hour (see createJobs.ts).
  `UPDATE pgboss.job SET start_after = now()
    WHERE state IN ('created', 'retry') AND start_after > now() + interval '40 minutes'`,
  `UPDATE pgboss.queue SET maintain_on = now() WHERE maintain_on > now() + interval '1 minute'`,
]

/** Call it every minute. */
export async function catchUpClock(boss: PgBoss): Promise<void> {
  for (const statement of statements) await boss.getDb().executeSql(statement)
}
