// `npm run dev`: the server, restarted when its files change, behind Vite with hot reload, on one address.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { root, say, withPrograms } from './process.mjs'

const node = await prepare({ client: false })
const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || '127.0.0.1'
const address = `http://${host}:${port}`
const serverAddress = `http://127.0.0.1:${port + 1}`

const environment = withPrograms({
  ...process.env,
  PUBLIC_URL: process.env.PUBLIC_URL || address,
  // Vite proxies everything but the pages to this address.
  SERVER_URL: serverAddress,
})
const start = (args, extra) =>
  spawn(node, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...extra } })

const children = [
  start(['--watch', '--watch-preserve-output', 'src/app/main.server.ts'], {
    HOST: '127.0.0.1',
    PORT: String(port + 1),
  }),
  start([
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    '--host',
    host,
    '--port',
    String(port),
    '--strictPort',
  ]),
]
say(`Open ${address} (the server itself is at ${serverAddress})`)

// If one of the two ends, stop the other.
const stop = (signal) => children.forEach((child) => child.kill(signal))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop('SIGTERM'))
for (const child of children)
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 1
    stop('SIGTERM')
  })
