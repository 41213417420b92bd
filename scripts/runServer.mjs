// Prepares everything and keeps the server running. The browser part is built while the server prepares its database.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installed } from './installed.mjs'
import { prepare } from './prepare.mjs'
import { root, say } from './process.mjs'
import { supervise } from './supervise.mjs'

export async function runServer({ production }) {
  const node = await prepare({ client: false })
  const client = installed ? null : await import('./buildClient.mjs')
  client?.dropStaleBuild()
  // A small young generation: collecting the garbage of some tens of requests takes less time than one request, while a large
  // one delayed a request now and then by several times as long. Together with few malloc arenas this saves a third of the
  // memory (see bench). See also src/app/giveBackMemory.ts.
  const server = JSON.parse(readFileSync(join(root, 'scripts', 'serverProcess.json'), 'utf8'))
  supervise(node, [...server.arguments, 'src/app/main.server.ts'], {
    ...server.environment,
    ...process.env,
    ...(production && { NODE_ENV: 'production' }),
    ...(client && { WAIT_FOR_CLIENT: '1' }),
  })
  if (client && !(await client.buildClient())) {
    say('The build failed; see above')
    process.once('exit', () => (process.exitCode = 1))
    process.kill(process.pid, 'SIGTERM')
  }
}
