// The program behind `estia`; scripts/estia.mjs finds the right Node for it.
import { runCommand } from './commands/runCommand.ts'

// Files that this process writes are readable by its user only.
process.umask(0o077)

process.exitCode = await runCommand(process.argv.slice(2))
