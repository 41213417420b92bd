// Starts the server and the floor, each in a process of its own.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import server from '../scripts/serverProcess.json' with { type: 'json' }
import type { EmbeddedDatabase } from '#kit/embedded/embedded.ts'

type Connection = EmbeddedDatabase['connection']

export type Process = {
  url: string
  /** Resident memory in MB: now, and peak. */
  memory(): { now: number; most: number }
  stop(): void
}

const username = 'bench@example.com'
const password = 'only for the bench'

export const startServer = (
  connection: Connection,
  dataDir: string,
  more: NodeJS.ProcessEnv = {},
) =>
  start('../src/app/main.server.ts', '/readyz', connection, server.arguments, {
    ...server.environment,
    NODE_ENV: 'production',
    // No requests to the internet.
    MAP_STYLE_URL: 'outline',
    // Files belong to one database.
    DATA_DIR: join(dataDir, `server-${connection.database}`),
    ADMIN_USERNAME: username,
    ADMIN_PASSWORD: password,
    ...more,
  })

export const startFloor = (connection: Connection) => start('floor.bench.ts', '/readyz', connection)

export async function signIn({ url }: Process): Promise<string> {
  const answer = await fetch(`${url}/api/authenticate/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { token } = (await answer.json()) as { token: string }
  return token
}

async function start(
  file: string,
  ready: string,
  connection: Connection,
  options: string[] = [],
  settings: NodeJS.ProcessEnv = {},
): Promise<Process> {
  const port = await freePort()
  const env = {
    ...process.env,
    ...settings,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: urlOf(connection),
  }
  const child = spawn(process.execPath, [...options, join(import.meta.dirname, file)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url + ready))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
    await wait(100)
  }
  const memory = () => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    const megabytes = (name: string) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
    return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
  }
  return { url, memory, stop: () => child.kill('SIGTERM') }
}

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  )

const urlOf = ({ host, port, user, password, database }: Connection) =>
  `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
