// `npm start` and, with --production, `npm run serve`: prepares, then runs the server.
import { prepare } from './prepare.mjs'
import { become } from './process.mjs'

const node = await prepare()
const production = process.argv.includes('--production')
become(node, ['src/app/main.server.ts'], {
  ...process.env,
  ...(production && { NODE_ENV: 'production' }),
})
