// Starts the server as a process of its own, for tests between processes.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import server from '../../../scripts/serverProcess.json' with { type: 'json' }
import { endedWithTests } from '#kit/testing/childProcesses.ts'
import { movedClock } from '#kit/embedded/movedClock.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'

export type RunningServer = { url: string; process: ChildProcess; said(): string }

export const credentials = { username: 'first@example.com', password: 'olive tree 1821' }

// Generous timeouts: they catch hangs, not slowness.
const startWithin = 120_000
const endWithin = 60_000

/** Only begins to start it, without demo data and with the administrator of `credentials`. */
export const spawnServer = (environment: Record<string, string>) =>
  endedWithTests(
    spawn(process.execPath, [...server.arguments, 'src/app/main.server.ts'], {
      env: {
        PATH: process.env['PATH'],
        ...movedClock(process.env),
        PORT: '0',
        ADMIN_USERNAME: credentials.username,
        ADMIN_PASSWORD: credentials.password,
        DEMO: 'off',
        // Tests run on any disk.
        MIN_FREE_MB: '0',
        ...environment,
      },
    }),
  )

/**
 * Starts without demo data and with the administrator of `credentials`. Resolves when the server answers; rejects with its
 * output if it ends or hangs.
 */
export async function startServer(environment: Record<string, string>): Promise<RunningServer> {
  const child = spawnServer(environment)
  let said = ''
  const started = Promise.withResolvers<string>()
  const fail = (reason: string) =>
    started.reject(new Error(`The server ${reason}. It said:\n${lastLines(said)}`))
  const listen = (chunk: Buffer) => {
    said += String(chunk)
    const answers = /answers on (http:\S+)\n/.exec(said)
    if (answers) started.resolve(answers[1]!)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  child.once('error', ({ message }) => fail(`did not start: ${message}`))
  // After all of its output was read.
  child.once('close', (code, signal) => fail(`ended with ${signal ?? code}`))
  const late = setTimeout(() => {
    fail(`did not answer within ${startWithin / 1000} seconds`)
    child.kill('SIGKILL')
  }, startWithin)
  try {
    return { url: await started.promise, process: child, said: () => said }
  } finally {
    clearTimeout(late)
  }
}

const lastLines = (said: string) => said.trimEnd().split('\n').slice(-30).join('\n')

/** The environment of a server for this database; through the pooler if the test run uses one. */
export const databaseSettings = ({
  connection,
  pooled,
}: Pick<TestDatabase<unknown>, 'connection' | 'pooled'>): Record<string, string> => ({
  DATABASE_URL: urlOf(pooled ?? connection),
  ...(pooled && { DATABASE_DIRECT_URL: urlOf(connection) }),
})

function urlOf({
  host,
  port,
  user,
  password = '',
  database,
}: TestDatabase<unknown>['connection']): string {
  return `postgres:///${database}?${new URLSearchParams({ host, port: String(port), user, password })}`
}

export const hasEnded = ({ process: child }: RunningServer): boolean =>
  child.exitCode !== null || child.signalCode !== null

/** Stops the server as the supervisor would; does nothing if it did not start. */
export const endServer = (server: RunningServer | undefined) =>
  new Promise<void>((resolve, reject) => {
    if (!server || hasEnded(server)) return resolve()
    const { process: child } = server
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The server did not end. It said:\n${lastLines(server.said())}`))
    }, endWithin)
    child.once('exit', () => {
      clearTimeout(late)
      resolve()
    })
    child.kill('SIGTERM')
  })

export const post = (server: RunningServer, path: string, body: object, token?: string) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })

export const get = (
  server: RunningServer,
  path: string,
  token: string,
  signal: AbortSignal | null = null,
) => fetch(server.url + path, { headers: { authorization: `Bearer ${token}` }, signal })

export async function signIn(server: RunningServer): Promise<string> {
  const answer = await post(server, '/api/authenticate/login', credentials)
  return ((await answer.json()) as { token: string }).token
}
