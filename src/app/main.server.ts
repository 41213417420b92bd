// The server's process.
import { oneLine } from './oneLine.ts'
import { startServer } from './startServer.ts'

/** Milliseconds after SIGTERM until the process ends at the latest. */
const longestEnd = 14_000

// Whatever this process writes, files and mail, is for its user alone.
process.umask(0o077)

await oneLine(async () => {
  const { stop } = await startServer(process.env, (line) => console.log(line))
  const end = async () => {
    // Whatever hangs, a database or a mail server: nobody waits longer for the end.
    setTimeout(() => process.exit(1), longestEnd).unref()
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
})
