// Runs work in a process of its own, so that its memory and crashes don't affect the server.
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

type Program = {
  /** What it does, for error messages. */
  name: string
  /** The script. It must answer each message with one of the same `id`, and exit when disconnected. */
  file: string
  env?: Record<string, string>
  /** The limit of the JavaScript heap; the process crashes beyond it. */
  megabytes?: number
  stderr: 'ignore' | 'inherit'
  /** A task that takes more milliseconds gets the process killed, with all its other tasks. */
  patience: number
  /** The process is stopped after so many milliseconds without a task. */
  idle: number
}

/** A message with an id, by which an answer is matched to its task. */
export type Numbered<T> = T & { id: number }

/** The process ended before it answered. */
export class SideProcessEnded extends Error {
  /** Whether it was killed while this was its only task. With several, nobody knows which one is to blame. */
  readonly isCulprit: boolean

  constructor(message: string, isCulprit: boolean) {
    super(message)
    this.isCulprit = isCulprit
  }
}

type PendingTask<Answer> = { resolve: (answer: Answer) => void; reject: (error: Error) => void }
type Running<Answer> = {
  child: ChildProcess
  pending: Map<number, PendingTask<Answer>>
  idleTimer: NodeJS.Timeout | undefined
}

/** Returns a function that sends a task to the process, which is started when needed. */
export function sideProcess<Task extends object, Answer>(
  program: Program,
): (task: Task) => Promise<Answer> {
  const { patience, idle } = program
  let running: Running<Answer> | undefined
  let lastId = 0

  const forget = (ended: Running<Answer>) => {
    if (running === ended) running = undefined
  }

  const start = () => {
    const started: Running<Answer> = {
      child: startProcess(program),
      pending: new Map(),
      idleTimer: undefined,
    }
    const { child, pending } = started
    const onEnd = (reason: Error) => {
      forget(started)
      clearTimeout(started.idleTimer)
      for (const task of pending.values()) task.reject(reason)
    }
    child.on('message', (answer: Numbered<Answer>) => pending.get(answer.id)?.resolve(answer))
    child.on('error', onEnd)
    child.on('exit', (code, signal) => {
      const isCulprit = signal !== null && pending.size === 1
      onEnd(new SideProcessEnded(`${program.name} ended with ${signal ?? code}`, isCulprit))
    })
    return started
  }

  return (task) => {
    const current = (running ??= start())
    const { child, pending } = current
    clearTimeout(current.idleTimer)
    const id = ++lastId
    return new Promise<Answer>((resolve, reject) => {
      // With several tasks, nobody knows which one hangs the process, so all end with it.
      const timeout = setTimeout(() => child.kill('SIGKILL'), patience).unref()
      const retire = () => {
        forget(current)
        child.kill()
      }
      const settle = () => {
        clearTimeout(timeout)
        pending.delete(id)
        if (pending.size === 0) current.idleTimer = setTimeout(retire, idle).unref()
      }
      pending.set(id, {
        resolve: (answer) => (settle(), resolve(answer)),
        reject: (error) => (settle(), reject(error)),
      })
      child.send({ ...task, id }, (error) => error && pending.get(id)?.reject(error))
    })
  }
}

// `unref`, so that the process does not keep the server from exiting.
function startProcess({ file, env = {}, stderr, megabytes }: Program): ChildProcess {
  const execArgv = megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`]
  const child = fork(file, { execArgv, stdio: ['ignore', 'ignore', stderr, 'ipc'], env })
  child.unref()
  child.channel?.unref()
  return child
}
