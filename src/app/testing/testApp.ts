// The whole server with its own database, called without a network, for tests.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { openFileStore } from '#kit/files/openFileStore.ts'
import type { Actor, Method } from '#kit/http/endpoint.ts'
import { usualLimits } from '#kit/http/overload/overload.ts'
import { noJobs } from '#kit/jobs/noJobs.ts'
import type { Mail, Mailer } from '#kit/mail/mailer.ts'
import { clearAccepted } from '#base/bounces/bounces.store.ts'
import { sendQueuedMail } from '#kit/mail/mailQueue.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import type { Backend } from '#base/backend/backend.ts'
import { tellUndelivered } from '#base/mail/tellUndelivered.store.ts'
import { openSession } from '#base/session/sessions.store.ts'
import type { Tables } from '#base/backend/tables.ts'
import { buildBackend } from '../buildBackend.ts'
import { compareEffects } from './effectsOfCalls.ts'
import { seedPeople } from './seedPeople.ts'

export type Person = Pick<Actor, 'accountId' | 'username'> & { token: string }

type CallOptions = { payload?: unknown; as?: Person | null; headers?: Record<string, string> }

export type TestApp = Backend & {
  /** One person of each role, signed in. */
  admin: Person
  employee: Person
  branchEmployee: Person
  client: Person
  /** For processes of their own that work on the same database. */
  connection: TestDatabase<Tables>['connection']
  /** Sent mail, oldest first. */
  outbox: Mail[]
  /** Sends the due mail of the queue, as the job does, to `outbox` by default. Returns the ids of failures. */
  sendMail(mailer?: Pick<Mailer, 'send'>): Promise<{ sent: number; failed: number[] }>
  /** Calls as the administrator by default; `as: null` calls without a session. */
  call(method: Method, url: string, options?: CallOptions): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

export async function testApp({
  replicasOf,
  ...more
}: Partial<
  Pick<
    Backend,
    | 'reach'
    | 'geocoder'
    | 'mailEnvironment'
    | 'secretsKey'
    | 'enquirySeconds'
    | 'publicUrl'
    | 'paymentsHost'
    | 'paymentsOnly'
  >
> & {
  /** The replicas for reads. */
  replicasOf?: (database: TestDatabase<Tables>) => Backend['replicas']
} = {}): Promise<TestApp> {
  const database = await testDatabase<Tables>()
  const folder = await mkdtemp(join(tmpdir(), 'estia-files-'))
  const outbox: Mail[] = []
  const backend = await buildBackend({
    db: database.db,
    files: await openFileStore(undefined, folder),
    mail: {
      send: async (mail) => outbox.push(mail) === 0, // no server has accepted it
      forget: async (found) => {
        const kept = outbox.filter((mail) => !found(JSON.stringify(mail)))
        outbox.splice(0, outbox.length, ...kept)
      },
    },
    jobs: noJobs,
    logger: false,
    checkAnswers: true,
    // The usual limits with a generous timeout, for slow machines.
    workLimits: { ...usualLimits, patience: 120_000 },
    publicUrl: 'http://estia.test',
    secretsKey: null,
    // Tests fill in forms faster than people.
    enquirySeconds: 0,
    agency: { name: 'Estia', email: 'office@estia.test', phone: '+30 2310 000 000' },
    paymentsHost: null,
    paymentsOnly: false,
    crmUrl: 'http://estia.test',
    ...more,
    ...(replicasOf && { replicas: replicasOf(database) }),
  })
  compareEffects(backend.http)
  const people = await seedPeople(database.db)
  const signIn = async (person: (typeof people)['admin']): Promise<Person> => ({
    ...person,
    token: await openSession(database.db, person.accountId),
  })
  const admin = await signIn(people.admin)
  return {
    ...backend,
    admin,
    employee: await signIn(people.employee),
    branchEmployee: await signIn(people.branchEmployee),
    client: await signIn(people.client),
    connection: database.connection,
    outbox,
    sendMail: async (mailer = backend.mail) => {
      const failed: number[] = []
      const { sent } = await sendQueuedMail(backend.db, mailer, {
        onFailure: (_error, id) => failed.push(id),
        tell: (tx, mail) => tellUndelivered(tx, mail, backend),
        onAccepted: async (to) => void (await clearAccepted(backend.db, to)),
      })
      return { sent, failed }
    },
    call: (method, url, { payload, as = admin, headers } = {}) =>
      backend.http.inject({
        method,
        url,
        headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
        ...(payload !== undefined && { payload: payload as object }),
      }),
    close: async () => {
      await backend.http.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
