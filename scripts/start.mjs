// `npm start` and, with --production, `npm run serve`: prepares, then keeps the server running.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { root } from './process.mjs'
import { supervise } from './supervise.mjs'

const node = await prepare()
const production = process.argv.includes('--production')
// A small young generation: what is left over from some tens of requests is collected in less time than one of
// them takes, where a large one now and then held up a request for several times as long. With few arenas
// of malloc, that is two thirds of the memory, too (see bench). How it is tidied up: src/app/giveBackMemory.ts.
const server = JSON.parse(readFileSync(join(root, 'scripts', 'serverProcess.json'), 'utf8'))
supervise(node, [...server.arguments, 'src/app/main.server.ts'], {
  ...server.environment,
  ...process.env,
  ...(production && { NODE_ENV: 'production' }),
})
