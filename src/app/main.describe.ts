// Prints the OpenAPI document of all endpoints for its linter. Needs no database.
import { tmpdir } from 'node:os'
import { openDatabase } from '#kit/db/open.ts'
import { folderStore } from '#kit/files/folderStore.ts'
import { noJobs } from '#kit/jobs/noJobs.ts'
import { createMailer } from '#kit/mail/mailer.ts'
import type { Tables } from '#base/backend/tables.ts'
import { buildBackend } from './buildBackend.ts'
import { healthRoutes } from './health.ts'

const folder = tmpdir()
const nowhere = { host: '/nowhere', port: 5432, user: 'nobody', database: 'none' }
const { db, close } = openDatabase<Tables>(nowhere, { max: 1 })
const backend = await buildBackend({
  db,
  files: folderStore(folder),
  mail: createMailer({ smtpUrl: undefined, from: 'office@example.com', outbox: folder }),
  jobs: noJobs,
  logger: false,
  publicUrl: 'http://127.0.0.1:3000',
  secretsKey: null,
  enquirySeconds: 3,
  agency: { name: 'Estia', email: 'office@example.com', phone: null },
  paymentsHost: null,
  paymentsOnly: false,
  crmUrl: null,
})
healthRoutes(backend)
await backend.http.ready()
console.log(JSON.stringify(backend.http.swagger(), null, 2))
await backend.http.close()
await close()
