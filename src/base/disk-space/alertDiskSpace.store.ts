// The alert of low disk space.
import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { DiskSpace } from '#kit/files/diskSpace.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import type { Db } from '#base/backend/backend.ts'

/** Arbitrary lock number, so that several servers of a machine alert once. */
const advisoryLock = 7_305_120

/** Adds an alert unless there was one for this machine and state within a day. Returns whether it was added. */
export const alertDiskSpace = (db: Db, room: DiskSpace, translate: Translate): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${advisoryLock})`.execute(tx)
    const key = `room.alert.${room.state}`
    const said = {
      source: ['room.alert.source'] as const,
      lines: [
        [
          key,
          {
            megabytes: Math.floor(room.freeBytes / 1_000_000),
            path: room.path,
            server: hostname(),
          },
        ] as const,
        ['room.alert.whatToDo'] as const,
      ],
    }
    const told = await tx
      .selectFrom('alert')
      .select('id')
      .where(sql<string>`"said"->'lines'->0->>0`, '=', key)
      .where(sql<string>`"said"->'lines'->0->1->>'server'`, '=', hostname())
      .where('date', '>', sql<string>`now() - interval '1 day'`)
      .limit(1)
      .executeTakeFirst()
    if (told) return false
    await addAlert(tx, { said }, { translate, language: await languageOfOffice(tx) })
    return true
  })
