// `npm run doctor`: compares what triggers have stored with what it is derived from; `--mend` rewrites what differs. Works
// beside a running server.
import { examine } from '#kit/db/kept/doctor.ts'
import { openDatabase } from '#kit/db/open.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { runningEmbedded } from '#kit/embedded/runningEmbedded.ts'
import { readConfig } from './config.ts'
import { keptValues } from './features.ts'
import { oneLine } from './oneLine.ts'

const say = (line: string) => console.log(line)

process.umask(0o077)

await oneLine(async () => {
  const unknown = process.argv.slice(2).find((each) => each !== '--mend')
  if (unknown) throw new Error(`${unknown} is unknown; the only option is --mend`)
  const mend = process.argv.includes('--mend')
  const { databaseDirectUrl, databaseUrl, dataDir } = readConfig(process.env)
  const url = databaseDirectUrl ?? databaseUrl
  const running = url ? null : await runningEmbedded(dataDir)
  const started = url || running ? null : await startEmbedded({ dataDir, log: say })
  const connection = url ? { connectionString: url } : (running ?? started!).connection
  const { pool, close } = openDatabase(connection, { max: 1 })
  // The superuser reaches the database of a running server, but works in it as its owner.
  if (running) pool.on('connect', (client) => void client.query(`SET ROLE ${running.role}`))
  let faults: number
  try {
    faults = await examine(pool, keptValues, { mend, say })
  } finally {
    await close()
    await started?.stop()
  }
  say(
    faults === 0
      ? 'All is right'
      : `${faults} ${faults === 1 ? 'fault' : 'faults'} ${mend ? 'mended' : 'found'}`,
  )
  if (faults > 0 && !mend) process.exitCode = 1
})
