// Programs that tests start: whatever becomes of the test, none is left behind.
import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Ends it with its test file at the latest. Its database ends with it, as it does after any crash. */
export function endedWithTests<Child extends ChildProcess>(child: Child): Child {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Kills what a test file has left, because it failed before it could end it. */
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
