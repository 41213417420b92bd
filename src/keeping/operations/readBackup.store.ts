import type { Backend } from '#base/backend/backend.ts'
import { codeIn, newestRuns } from '#base/backups/runs.store.ts'
import { backupProblems } from '#base/backups/backupProblems.store.ts'
import type { Operations, Problem, ShownError } from './operations.contract.ts'
import { hoursAgo, problemOf } from './problems.ts'
import type { StoredError } from './shownError.ts'

const mostRuns = 3

export async function readBackup(
  { db, backup, backupSending, server }: Backend,
  shown: (error: StoredError) => ShownError,
): Promise<{ backup: Operations['backup']; problems: Problem[] }> {
  const { sentOn = null, trouble = null, refused = null, restorable = null } = backupSending() ?? {}
  const [bases, proofs, wrong] = await Promise.all([
    newestRuns(db, 'base', mostRuns),
    newestRuns(db, 'proof', mostRuns),
    backup ? backupProblems(db, backup, { trouble, refused }) : [],
  ])
  return {
    backup: {
      isOn: backup !== null,
      withDatabase: !!backup?.embedded,
      isSealed: !!backup?.key,
      place: backup && (backup.url.startsWith('s3:') ? 's3' : 'folder'),
      runs: [...bases, ...proofs].map(({ error, facts, ...run }) => ({
        ...run,
        error: error === null ? null : shown({ code: codeIn(facts) }),
      })),
      sentOn,
      trouble: trouble && { since: trouble.since, error: shown({ code: trouble.code }) },
      restorable: restorable && { ...restorable, bases: restorable.bases.toReversed() },
    },
    problems: backup
      ? wrong.map(({ reason, code, hours }) =>
          problemOf(`backup.${reason}`, {
            since: hours === null ? null : hoursAgo(hours),
            error: code === null ? null : shown({ code }),
          }),
        )
      : [problemOf(server.isEmbedded ? 'backupOff' : 'filesBackupOff')],
  }
}
