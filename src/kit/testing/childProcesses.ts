// Kills the programs that tests start, whatever the outcome of the test.
import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Registers a program, to be killed at the latest at the end of the test file. Its embedded database stops with it. */
export function endedWithTests<Child extends ChildProcess>(child: Child): Child {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Kills the programs that a failed test could not stop itself. */
export async function endLeftovers(): Promise<void> {
  await Promise.all([...running].map((child) => kill(child)))
}

const kill = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (!running.has(child) || child.pid === undefined) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
