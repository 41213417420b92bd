// Runs a command of `estia` in a process of its own, for the server.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'

const program = join(import.meta.dirname, '../main.estia.ts')

/** A low priority, so that people at work come first. */
const niceness = 10

function stepBack(pid: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // A container may forbid it; run at normal priority then.
  }
}

type RunEstia = {
  /** Runs a command; one at a time. Rejects with its output if it fails. */
  run: (words: readonly string[]) => Promise<void>
  /** Ends the running command, and starts no more. */
  stop: () => Promise<void>
}

export function estiaRunner(say: (line: string) => void): RunEstia {
  let turn: Promise<unknown> = Promise.resolve()
  let child: ChildProcess | undefined
  let stopped = false
  const begin = (words: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      if (stopped) return reject(new Error('The server stops'))
      // The command reads the same settings from the environment.
      child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
      if (child.pid !== undefined) stepBack(child.pid)
      let errors = ''
      child.stdout?.on('data', (text: Buffer) => say(`${words[0]}: ${String(text).trimEnd()}`))
      child.stderr?.on('data', (text: Buffer) => (errors = (errors + String(text)).slice(-2000)))
      child.once('error', reject)
      child.once('close', (code) => {
        child = undefined
        // A stopping server does not wait for a backup.
        if (code === 0 || stopped) resolve()
        else reject(new Error(`estia ${words.join(' ')}: ${errors.trim() || `ended with ${code}`}`))
      })
    })
  return {
    run(words) {
      const mine = turn.then(() => begin(words))
      turn = mine.catch(() => {})
      return mine
    },
    async stop() {
      stopped = true
      child?.kill('SIGTERM')
      await turn
    },
  }
}
