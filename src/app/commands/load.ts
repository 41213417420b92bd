// `estia load`: loads a file of `estia dump` into an empty database.
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import type { Pool } from 'pg'
import { examine } from '#kit/db/kept/doctor.ts'
import { load as loadAll } from '../dump/load.ts'
import { openFileStore } from '#kit/files/openFileStore.ts'
import { adoptFiles, markOfDatabase } from '#base/files/mark/storageMark.store.ts'
import { readConfig } from '../config.ts'
import { keptValues } from '../features.ts'
import { listFiles, program, sqlFiles, reasonNotNew } from '../portable.ts'
import { UsageError } from './command.ts'
import type { Command } from './command.ts'
import { interruptible } from './interruption.ts'
import { reachDatabase } from './reachDatabase.ts'
import { resolveFromShell } from './startedIn.ts'

export const load: Command = {
  usage: '--from FILE',
  help: `Loads a file that "estia dump" has made into the database and the file store of the settings, wholly
or not at all. No server may work in them meanwhile. Run it as the user whom the server runs as.

  --from FILE   the file

First it checks that the file is whole, that this release knows all that is in it, and that the
database is empty: made just now, or started once and not used since. A file of an earlier release
needs a database in which no server was started; it is upgraded as a start would upgrade it.
Afterwards it compares everything that the database derives with its sources, as "estia doctor"
does, and ends with 1 when something differs.

Load only files that you trust: one of an earlier release brings the SQL that makes its tables. Set
SECRETS_KEY to what it was, or the second factors of all people are lost.`,
  options: { from: { type: 'string' } },
  mostArguments: 0,
  async run({ options }, { say, progress }) {
    const from = options['from']
    if (typeof from !== 'string' || from === '') throw new UsageError('--from FILE is missing')
    const path = resolveFromShell(from)
    await access(path).catch(({ message }: Error) => {
      throw new Error(`The archive cannot be read: ${message}`)
    })
    const config = readConfig(process.env)
    const { pool, close } = await reachDatabase(config, say, { mayBegin: true })
    try {
      const into = {
        pool,
        files: await openFileStore(config.filesUrl, config.dataDir),
        listFiles,
        sqlFiles: await sqlFiles(),
        program: program(),
        whatItHolds: reasonNotNew,
      }
      const loaded = await interruptible((signal) => {
        const open = () => createReadStream(path, { signal })
        return loadAll({ ...into, open }, progress)
      })
      const { head, missing, ...counts } = loaded
      if ((await markOfDatabase(pool)).mark !== null) await adoptFiles(pool, into.files)
      say(`Loaded ${counts.rows} rows of ${counts.tables} tables and ${counts.files} files`)
      for (const name of missing) say(`The archive has no ${name}: it was missing when it was made`)
      progress('Collecting statistics')
      await pool.query('ANALYZE')
      const faults = await compare(pool, say, progress)
      return { ok: faults === 0, ...counts, missing, faults, madeOn: head.madeOn }
    } finally {
      await close()
    }
  },
}

/** Lines about correct values are printed only as progress. */
async function compare(
  pool: Pool,
  say: (line: string) => void,
  progress: (line: string) => void,
): Promise<number> {
  const faults = await examine(pool, keptValues, {
    mend: false,
    say: (line) => (line.endsWith(': right') ? progress(`Comparing: ${line}`) : say(line)),
  })
  say(
    faults === 0
      ? 'What the database derives agrees with its sources'
      : `${faults} derived values differ from their sources, perhaps as they did before: everything is loaded; "estia doctor --mend" rewrites them`,
  )
  return faults
}
