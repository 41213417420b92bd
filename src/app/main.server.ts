// The server process.
import { oneLine } from './oneLine.ts'
import { reportLife } from './reportLife.ts'
import { startServer } from './startServer.ts'

/** Milliseconds after SIGTERM within which the process ends. */
const longestEnd = 14_000

// Files that this process writes are readable by its user only.
process.umask(0o077)

await oneLine(async () => {
  const { address, stop } = await startServer(process.env, (line) => console.log(line))
  reportLife(address)
  const end = async () => {
    // Ends the process even if the database or the mail server hangs.
    setTimeout(() => process.exit(1), longestEnd).unref()
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
})
