import type { Backend } from '#base/backend/backend.ts'
import { newestRuns } from '#base/backups/newestRuns.store.ts'
import { whatIsWrong } from '#base/backups/whatIsWrong.store.ts'
import type { Operations, Problem } from './operations.contract.ts'
import { hoursAgo, problemOf } from './problems.ts'
import { reducedError } from './reducedError.ts'

const mostRuns = 3

const errorOf = (said: string | null) => (said ? reducedError({ message: said }) : null)

export async function readBackup({
  db,
  backup,
  backupSending,
  server,
}: Pick<Backend, 'db' | 'backup' | 'backupSending' | 'server'>): Promise<
  Pick<Operations, 'backup' | 'problems'>
> {
  const sending = backupSending()
  const trouble = sending?.trouble ?? null
  const [bases, proofs, wrong] = await Promise.all([
    newestRuns(db, 'base', mostRuns),
    newestRuns(db, 'proof', mostRuns),
    backup ? whatIsWrong(db, backup, { trouble, refused: sending?.refused ?? null }) : [],
  ])
  const off: Problem[] = backup
    ? []
    : [problemOf(server.isEmbedded ? 'backupOff' : 'filesBackupOff')]
  return {
    backup: {
      isOn: backup !== null,
      withDatabase: !!backup?.embedded,
      isSealed: !!backup?.key,
      place: backup && (backup.url.startsWith('s3:') ? 's3' : 'folder'),
      runs: [...bases, ...proofs].map(({ error, ...run }) => ({ ...run, error: errorOf(error) })),
      sentOn: sending?.sentOn ?? null,
      trouble: trouble && {
        since: trouble.since,
        error: reducedError({ message: trouble.why }),
      },
      restorable: sending?.restorable
        ? { ...sending.restorable, bases: sending.restorable.bases.toReversed() }
        : null,
    },
    problems: [
      ...off,
      ...wrong.map(({ reason, said, hours }) =>
        problemOf(`backup.${reason}`, {
          since: hours === null ? null : hoursAgo(hours),
          error: errorOf(said),
        }),
      ),
    ],
  }
}
