// The server process.
import { oneLine } from './oneLine.ts'
import { reportLife } from './reportLife.ts'
import { startServer } from './startServer.ts'

/** Milliseconds until the process ends at the latest, once it takes no more requests. */
const longestEnd = 14_000

/** The exit code that makes the supervisor restart the process. */
const startAgain = 75

// Files that this process writes are readable by its user only.
process.umask(0o077)

await oneLine(async () => {
  const say = (line: string) => console.log(line)
  const { address, leave, stop } = await startServer(process.env, say, () => void end(startAgain))
  reportLife(address)
  let isEnding = false
  const end = async (code: number, isRelieved = false) => {
    if (isEnding) return
    isEnding = true
    if (isRelieved) await leave()
    // Ends the process even if the database or the mail server hangs.
    setTimeout(() => process.exit(1), longestEnd).unref()
    await stop()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    // After Ctrl-C somebody waits, so skip the drain time.
    process.once(signal, () => void end(0, signal === 'SIGTERM'))
})
