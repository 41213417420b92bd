// `estia backups`: what can be restored.
import { readBackupKey } from '#base/copies/pack/sealing.ts'
import { ranges, readContents } from '#base/copies/restore/chooseRestorePath.ts'
import { shownBytes } from '#base/copies/shownBytes.ts'
import { readConfig } from '../config.ts'
import type { Command } from './command.ts'
import { givenBackups } from './givenBackups.ts'

export const backups: Command = {
  usage: '[--from URL]',
  help: `Lists what can be restored: the backups, how large they are, and for each timeline of the log from
where to where. A database that was restored goes on along a timeline of its own.

  --from URL   where the backups are; otherwise what BACKUP_URL says`,
  options: { from: { type: 'string' } },
  mostArguments: 0,
  async run({ options }, { say }) {
    const { backupUrl, backupKey } = readConfig(process.env)
    const from = typeof options['from'] === 'string' ? options['from'] : backupUrl
    if (from === undefined) throw new Error('BACKUP_URL is not set: give --from')
    const store = await givenBackups(from)
    const contents = await readContents(store, readBackupKey(backupKey))
    const { manifests, owner } = contents
    for (const { finishedOn, size, parts, timeline, version } of manifests) {
      const stored = parts.reduce((sum, part) => sum + part.size, 0)
      say(
        `${finishedOn}  ${shownBytes(size)}, stored in ${shownBytes(stored)}, timeline ${timeline}, by Estia ${version}`,
      )
    }
    const timelines = ranges(contents)
    for (const { timeline, from: begin, upTo, hasGap } of timelines) {
      const end = upTo ? `, to ${upTo} at least` : hasGap ? ', up to a gap in the log' : ''
      say(
        begin
          ? `Timeline ${timeline}: every moment from ${begin} on${end}`
          : `Timeline ${timeline}: no backup that it can be restored from`,
      )
    }
    if (owner)
      say(
        `${owner.isReleased ? 'Last backed up' : 'Backed up'} by the server on ${owner.host}, heard of on ${owner.renewedOn}`,
      )
    if (manifests.length === 0) say(`Nothing can be restored yet from ${store.where}`)
    const bases = manifests.map(({ id, finishedOn, size, timeline }) => ({
      id,
      finishedOn,
      size,
      timeline,
    }))
    return { ok: manifests.length > 0, bases, timelines, owner }
  },
}
