// Reads the command line of `estia`, runs the command and says how it ended.
import { parseArgs } from 'node:util'
import { commands } from './commands.ts'
import { type Command, type CommandLine, UsageError, type Outcome } from './command.ts'
import { reportTo } from './report.ts'

/** Exit codes: done; failed, or faults were found; invalid command line. */
const done = 0
const failed = 1
const misused = 2

/** Resolves to the exit code. */
export async function runCommand(words: readonly string[]): Promise<number> {
  const [name, ...args] = words
  if (name === undefined || name === 'help' || name === '--help' || name === '-h')
    return help(args[0])
  if (name === '--version') return runCommand(['version', ...args])
  const listed = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!listed) return notUnderstood(`there is no command "${name}"`, 'estia --help')
  const command = await listed.load()
  try {
    const { given, asked, json } = read(command, args)
    if (asked) return help(name)
    const isTaken = command.takesOutput?.(given) === true
    const report = reportTo(json || isTaken ? process.stderr : process.stdout)
    return finish(await command.run(given, report), json, isTaken)
  } catch (error) {
    if (error instanceof UsageError) return notUnderstood(error.message, `estia ${name} --help`)
    const message = error instanceof Error ? error.message : String(error)
    if (args.includes('--json')) return finish({ ok: false, error: message }, true)
    console.error(process.env['DEBUG'] ? error : message)
    return failed
  }
}

function read({ options, mostArguments }: Command, args: string[]) {
  const all = {
    ...options,
    help: { type: 'boolean', short: 'h' },
    json: { type: 'boolean' },
  } as const
  try {
    const { values, positionals } = parseArgs({ args, options: all, allowPositionals: true })
    if (positionals.length > mostArguments) throw new Error(`"${positionals.at(-1)}" is too much`)
    const { help: asked = false, json = false, ...own } = values
    const given: CommandLine = { options: own as CommandLine['options'], rest: positionals }
    return { given, asked, json }
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function finish(outcome: Outcome, json: boolean, isTaken = false): number {
  if (json) (isTaken ? console.error : console.log)(JSON.stringify(outcome))
  return outcome.ok ? done : failed
}

async function help(name: string | undefined): Promise<number> {
  const listed = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (listed) {
    const { usage, help: text } = await listed.load()
    console.log(`Usage: estia ${name}${usage && ` ${usage}`} [--json]\n\n${text}`)
    console.log(`\n  --json   prints the outcome as JSON, and everything else to stderr`)
    return done
  }
  const width = Math.max(...Object.keys(commands).map((each) => each.length))
  console.log('Usage: estia COMMAND [--help] [--json]\n')
  for (const [each, { summary }] of Object.entries(commands))
    console.log(`  ${each.padEnd(width)}   ${summary}`)
  console.log(
    '\nIts settings are those of the server, from the environment; see docs/operations.md.',
  )
  return done
}

function notUnderstood(reason: string, see: string): number {
  console.error(`estia: ${reason}; see ${see}`)
  return misused
}
