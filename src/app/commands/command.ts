// What a command of `estia` is. Each has a file of its own; commands.ts lists them.
import type { ParseArgsOptionsConfig } from 'node:util'

/** What the command line holds beside the name of the command. */
export type Given = {
  /** By the names of the command's options; a flag is true or missing. */
  options: Readonly<Record<string, string | boolean | undefined>>
  /** What stands without a `--name` in front. */
  rest: readonly string[]
}

/** Where a command tells what it does. With `--json` both go to stderr, so that stdout holds the outcome alone. */
export type Report = {
  say: (line: string) => void
  /** How far long work is. Replaces the line before on a terminal; elsewhere a line every few seconds. */
  progress: (line: string) => void
}

/**
 * What `--json` prints. The exit code is 0 only when `ok`. Facts are in ordinary units: bytes, seconds, UTC instants
 * with `Z`.
 */
export type Outcome = { ok: boolean } & Readonly<Record<string, unknown>>

export type Command = {
  /** What stands after the name in the usage, such as `[--mend]`. */
  usage: string
  /** What it does, its options and what to mind, for `--help`. */
  help: string
  options: ParseArgsOptionsConfig
  /** How many arguments without a name it takes at most. */
  mostArguments: number
  /** Whether it writes something to stdout itself: everything else goes to stderr then. */
  takesOutput?: (given: Given) => boolean
  /** Throws an error of one line that says what to do. */
  run: (given: Given, report: Report) => Promise<Outcome>
}

/** The command line cannot be understood; the message says what is wrong with it. */
export class Misused extends Error {}
