// The server as a process of its own, for what only happens between processes.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import server from '../../../scripts/serverProcess.json' with { type: 'json' }
import type { TestDatabase } from '#kit/testing/testDatabase.ts'

export type RunningServer = { url: string; process: ChildProcess; said(): string }

export const credentials = { username: 'first@example.com', password: 'olive tree 1821' }

/** Without demo data and with the administrator of `credentials`. Resolves when it answers. */
export async function startServer(environment: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, [...server.arguments, 'src/app/main.server.ts'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      ADMIN_USERNAME: credentials.username,
      ADMIN_PASSWORD: credentials.password,
      DEMO: 'off',
      ...environment,
    },
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += String(chunk)
      const answers = /answers on (http:\S+)/.exec(said)
      if (answers) resolve(answers[1]!)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => reject(new Error(said)))
  })
  return { url, process: child, said: () => said }
}

/** The settings for a server on this database, as the whole run reaches it. */
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

export const endServer = ({ process: child }: RunningServer) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
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
