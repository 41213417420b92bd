// Two servers of Estia on the database behind HAProxy, with a shared folder for files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process.mjs'
import { end, hasEnded, startOwn } from './children.mjs'
import { eventually } from './eventually.mjs'

const { arguments: options, environment } = JSON.parse(
  readFileSync(join(root, 'scripts/serverProcess.json'), 'utf8'),
)

/** Milliseconds after which a request counts as never answered: longer than any timeout of the server. */
const patience = 60_000

export const administrator = { username: 'first@example.com', password: 'olive tree 1821' }

export async function startServer(node, name, folder, databaseUrl) {
  const log = join(folder, `${name}.log`)
  const child = startOwn(name, [node, ...options, 'src/app/main.server.ts'], {
    log,
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...environment,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'estia'),
      PORT: '0',
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      DEMO: 'off',
      MIN_FREE_MB: '0',
    },
  })
  const said = () => (existsSync(log) ? readFileSync(log, 'utf8') : '')
  const url = await eventually(
    () => {
      if (hasEnded(child)) throw new Error(said())
      return /answers on (http:\S+)\n/.exec(said())?.[1]
    },
    120_000,
    `${name} does not answer`,
  )
  const call = (path, { token, body, key } = {}) => {
    const isForm = body instanceof FormData
    return fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: body && !isForm ? JSON.stringify(body) : body,
      signal: AbortSignal.timeout(patience),
    })
  }
  return { name, url, call, hasEnded: () => hasEnded(child), stop: () => end(child, 20_000) }
}

export async function signIn(server) {
  const answer = await server.call('/api/authenticate/login', { body: administrator })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()).token
}
