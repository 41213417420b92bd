// `estia dump`: the whole agency as one file, to be loaded into another database.
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { addAbortSignal } from 'node:stream'
import type { Writable } from 'node:stream'
import { dump as dumpAll, megabytes } from '../dump/dump.ts'
import type { Dumped } from '../dump/dump.ts'
import { syncFolder } from '#kit/files/syncFolder.ts'
import { openFileStore } from '#kit/files/openFileStore.ts'
import { readConfig } from '../config.ts'
import { listFiles, program, sqlFiles } from '../portable.ts'
import { UsageError } from './command.ts'
import type { Command, Report } from './command.ts'
import { interruptible } from './interruption.ts'
import { reachDatabase } from './reachDatabase.ts'
import { resolveFromShell } from './startedIn.ts'

const standardOutput = '-'

export const dump: Command = {
  usage: '--to FILE',
  help: `Writes the whole agency into one file: all rows as they are at one moment, and all stored files. The
server may go on. "estia load" takes the file into any database from PostgreSQL 15 on, with this
release or a later one. To go back to an earlier minute keep backups; this is the way to move.

  --to FILE   the file to make; it must not exist. "-" is the standard output

What the file holds is as confidential as the agency: personal data, hashes of passwords, and, unless
SECRETS_KEY is set, the key to the secrets of authenticator apps. It is readable for you alone and not
encrypted. SECRETS_KEY itself is not in it: take it along. Sessions are in it, so that people stay
signed in. Not in it: thumbnails and the waiting runs of jobs, which are made again.

To move, stop the server first, or what is entered afterwards stays behind. Ends with 1 when a stored
file is missing; all others are in the file then.`,
  options: { to: { type: 'string' } },
  mostArguments: 0,
  takesOutput: ({ options }) => options['to'] === standardOutput,
  async run({ options }, report) {
    const to = options['to']
    if (typeof to !== 'string' || to === '') throw new UsageError('--to FILE is missing')
    const dumped = await interruptible((signal) =>
      to === standardOutput
        ? dumpTo(addAbortSignal(signal, process.stdout), report)
        : dumpToFile(resolveFromShell(to), signal, report),
    )
    return finish(dumped, report)
  },
}

function finish(dumped: Dumped, { say }: Report) {
  for (const name of dumped.missing) say(`The stored file ${name} is missing or damaged`)
  const ok = dumped.missing.length === 0
  say(
    `${dumped.rows} rows of ${dumped.tables} tables and ${dumped.files} files, ${megabytes(dumped.bytes)}${ok ? '' : `; ${dumped.missing.length} files are missing`}`,
  )
  return { ok, ...dumped }
}

/** The file gets its name only when it is complete. */
async function dumpToFile(path: string, signal: AbortSignal, report: Report): Promise<Dumped> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (isThere) throw new Error(`${path} exists already: take another name, or remove it`)
  const unfinished = `${path}.unfinished`
  await rm(unfinished, { force: true })
  const out = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true, signal })
  try {
    await once(out, 'open')
    const dumped = await dumpTo(out, report)
    await rename(unfinished, path)
    await syncFolder(dirname(path))
    return dumped
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function dumpTo(out: Writable, { say, progress }: Report): Promise<Dumped> {
  const config = readConfig(process.env)
  const { pool, close } = await reachDatabase(config, say)
  try {
    const client = await pool.connect()
    try {
      const files = await openFileStore(config.filesUrl, config.dataDir)
      const source = { client, files, listFiles, sqlFiles: await sqlFiles(), madeBy: program() }
      return await dumpAll(source, out, progress)
    } finally {
      client.release(true)
    }
  } finally {
    await close()
  }
}
