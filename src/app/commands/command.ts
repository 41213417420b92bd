// The type of a command of `estia`. Each command has a file of its own; commands.ts lists them.
import type { ParseArgsOptionsConfig } from 'node:util'

/** The command line after the name of the command. */
export type CommandLine = {
  /** By the names of the command's options; a flag is true or missing. */
  options: Readonly<Record<string, string | boolean | undefined>>
  /** Arguments without a `--name`. */
  rest: readonly string[]
}

/** Prints what a command does. With `--json` to stderr, so that stdout has only the outcome. */
export type Report = {
  say: (line: string) => void
  /** Prints the progress of long work: replaces the line on a terminal, else prints a line every few seconds. */
  progress: (line: string) => void
}

/** The output of `--json`. The exit code is 0 only if `ok`. Values are bytes, seconds, and UTC instants with `Z`. */
export type Outcome = { ok: boolean } & Readonly<Record<string, unknown>>

export type Command = {
  /** The arguments in the usage line, such as `[--mend]`. */
  usage: string
  /** The text of `--help`. */
  help: string
  options: ParseArgsOptionsConfig
  /** Maximum number of arguments without a name. */
  mostArguments: number
  /** Whether it writes data to stdout; all messages then go to stderr. */
  takesOutput?: (given: CommandLine) => boolean
  /** Throws an error of one line that says what to do. */
  run: (given: CommandLine, report: Report) => Promise<Outcome>
}

/** The command line is invalid; the message says why. */
export class UsageError extends Error {}
