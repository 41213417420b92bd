// `npm start` and, with --production, `npm run serve`.
import { runServer } from './runServer.mjs'

await runServer({ production: process.argv.includes('--production') })
