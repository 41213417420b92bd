// `estia verify`: reads the newest backup as a restore would, or really restores it and compares.
import { readBackupKey } from '#base/copies/pack/sealing.ts'
import {
  chooseRestorePath,
  readContents,
  completeUpTo,
} from '#base/copies/restore/chooseRestorePath.ts'
import { verifyBase, verifyLog } from '#base/copies/verify.ts'
import { examine } from '#kit/db/kept/doctor.ts'
import { openDatabase } from '#kit/db/open.ts'
import { prove } from '#base/backups/prove.ts'
import { backupPlanOf } from '../backupPlan.ts'
import { readConfig } from '../config.ts'
import type { Config } from '../config.ts'
import { keptValues } from '../features.ts'
import type { Command, Outcome, Report } from './command.ts'
import { givenBackups } from './givenBackups.ts'
import { reachDatabase } from './reachDatabase.ts'

export const verify: Command = {
  usage: '[--from URL] [--restore]',
  help: `Reads the newest backup and its log as a restore would, and says whether every piece is there,
whole, and opens with BACKUP_KEY.

  --from URL   where the backup is; otherwise what BACKUP_URL says
  --restore    really restores it, into a folder in DATA_DIR which is removed afterwards, and compares
               it with what was noted when it was taken: the rows of every table, a thousand records,
               what the database derives and stores, and some hundred files. A server does so each
               night`,
  options: { from: { type: 'string' }, restore: { type: 'boolean' } },
  mostArguments: 0,
  async run({ options }, report) {
    const config = readConfig(process.env)
    if (options['restore']) return proveNewest(config, report)
    const from = typeof options['from'] === 'string' ? options['from'] : config.backupUrl
    if (from === undefined) throw new Error('BACKUP_URL is not set: give --from')
    return readNewest(from, config, report)
  },
}

async function readNewest(from: string, { backupKey }: Config, { say, progress }: Report) {
  const store = await givenBackups(from)
  const key = readBackupKey(backupKey)
  const contents = await readContents(store, key)
  const { manifests } = contents
  const way = chooseRestorePath(contents, { kind: 'end' }, store.where)
  const { manifest: newest, timeline, others, isGuessed } = way
  say(`${manifests.length} backups, the newest that can be restored of ${newest.finishedOn}`)
  await verifyBase(store, key, newest, progress)
  const { pieces, gapAt } = await verifyLog(store, key, way, progress)
  const upTo = completeUpTo(contents, way)
  say(
    gapAt === null
      ? `It is whole, with ${pieces} pieces of its log on timeline ${timeline}`
      : `The log has a gap: nothing after it can be restored from this backup`,
  )
  if (upTo) say(`A restore reaches ${upTo}, or later`)
  const isNewest = newest.id === manifests.at(-1)!.id
  if (!isNewest)
    say(`The backup of ${manifests.at(-1)!.finishedOn} is on another timeline, or lacks its log`)
  for (const each of others)
    say(`Timeline ${each} has more, or something else: see "estia backups"`)
  if (isGuessed)
    say(
      `Which of them is meant is not known: the right server settles it with "estia backup --take-over"`,
    )
  say('Files are not read here: "estia verify --restore" compares some hundred of them')
  const facts = { backups: manifests.length, newest: newest.id, timeline, pieces, gapAt, upTo }
  return { ok: gapAt === null && isNewest && !isGuessed, ...facts }
}

async function proveNewest(config: Config, { say, progress }: Report): Promise<Outcome> {
  if (config.backupUrl === undefined) throw new Error('BACKUP_URL is not set')
  const { db, embedded, close } = await reachDatabase(config, say)
  try {
    if (!embedded) throw new Error('A database with DATABASE_URL is backed up by its own means')
    const plan = backupPlanOf(config, embedded.folder, () => Promise.resolve())!
    const outcome = await prove({
      db,
      plan,
      say,
      progress,
      dataDir: config.dataDir,
      examine: async (connection, told) => {
        const restored = openDatabase(connection, { max: 1 })
        try {
          return await examine(restored.pool, keptValues, { mend: false, say: told })
        } finally {
          await restored.close()
        }
      },
    })
    say(outcome.ok ? 'The newest backup was restored and is the same' : 'It differs')
    return outcome
  } finally {
    await close()
  }
}
