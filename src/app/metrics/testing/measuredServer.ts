// Starts a server process with something to measure: sign-ins, jobs, mail, a calendar, backups.
import { sql } from 'kysely'
import { checkPlace } from '#base/copies/place.ts'
import { folderBackups } from '#base/copies/store/folderBackups.ts'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import { eventually } from '#kit/testing/eventually.ts'
import { quickFolder } from '#kit/testing/quickFolder.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import { insertRow } from '#app/testing/insertRow.ts'
import {
  credentials,
  databaseSettings,
  endServer,
  get,
  post,
  signIn,
  startServer,
} from '#app/testing/runningServer.ts'
import type { Tables } from '#base/backend/tables.ts'
import { readExposition, valueOf } from './exposition.ts'
import { metricsToken, readMetrics } from './readMetrics.ts'

export async function measuredServer() {
  const database = await testDatabase<Tables>()
  const { db } = database
  const smtp = await smtpServer()
  const backups = quickFolder('estia-measured-backups-')
  const place = { system: null, key: null }
  const placeId = await checkPlace(folderBackups(backups), place, null)
  await sql`INSERT INTO "backupPlace" ("where", "placeId") VALUES (${backups}, ${placeId})`.execute(
    db,
  )
  await sql`
    INSERT INTO "backupRun" ("kind", "startedOn", "finishedOn", "ok", "facts")
    SELECT "kind", now() - "begun", now() - "begun" + interval '1 hour', true, jsonb_build_object('placeId', "placeId")
    FROM "backupPlace", (VALUES ('base', interval '3 hours'), ('proof', interval '2 hours')) AS "runs" ("kind", "begun")`.execute(
    db,
  )
  const objectId = await insertRow(db, 'object', { title: 'Villa', forShortRent: true })
  const feed = { objectId, name: 'Portal', url: 'https://portal.invalid/stay.ics' }
  await insertRow(db, 'stayFeed', { ...feed, dueOn: sql`now() + interval '1 day'` })
  const server = await startServer({
    ...databaseSettings(database),
    // Nothing answers there.
    DATABASE_READ_URL: 'postgres://nobody@127.0.0.1:1/none',
    DATA_DIR: quickFolder('estia-measured-'),
    BACKUP_URL: backups,
    SMTP_URL: smtp.url,
    MIN_FREE_MB: '1',
    METRICS_TOKEN: metricsToken,
  })
  const scrape = async () => {
    const text = await readMetrics(server.url)
    return { text, families: readExposition(text) }
  }
  const wrong = (username: string) =>
    post(server, '/api/authenticate/login', { username, password: 'wrong' })
  await wrong(credentials.username)
  await wrong('nobody@example.com')
  const token = await signIn(server)
  await get(server, '/api/account/view/1', token)
  await post(server, '/api/authenticate/forgotPassword', { email: credentials.username })
  await eventually(() => {
    if (smtp.received.length === 0) throw new Error('no mail yet')
  })
  await eventually(async () => {
    const { families } = await scrape()
    const runs = valueOf(families, 'estia_job_duration_seconds_count', { queue: 'sendMail' })
    if (!runs) throw new Error('no job has ended yet')
  })
  return {
    server,
    scrape,
    end: async () => {
      await endServer(server)
      await smtp.close()
      await database.drop()
    },
  }
}
