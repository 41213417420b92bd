// scripts/estia.mjs runs `estia start` and `estia serve`, and keeps the server alive. This file has only their help.
import { UsageError } from './command.ts'
import type { Command } from './command.ts'

const served = (help: string): Command => ({
  usage: '',
  help,
  options: {},
  mostArguments: 0,
  run: () => Promise.reject(new UsageError('the server is started by scripts/estia.mjs')),
})

export const start = served(
  `Installs what is missing, builds the application, brings up its own PostgreSQL, loads a demo
agency into a new database and prints the address and who can sign in. Ends with Ctrl-C.`,
)

export const serve = served(
  `Runs the server for real, with the settings of the environment: no demo data, logs as JSON. It is
started again when it dies. Ends with Ctrl-C or SIGTERM.`,
)
