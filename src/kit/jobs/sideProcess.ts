// A process of its own for work that the server itself should not pay for, in memory or in a crash.
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

type Program = {
  /** What it does, for the error that says that it ended. */
  name: string
  /** Answers each message with one that has the same `id`, and ends when it is disconnected. */
  file: string
  env?: Record<string, string>
  /** The memory that its JavaScript may take; with more it ends. */
  megabytes?: number
  /** Where what it complains of goes. */
  stderr: 'ignore' | 'inherit'
  /** After so many milliseconds without an answer the process is ended, and with it all it works on. */
  patience: number
  /** After so many milliseconds without work it is ended. */
  idle: number
}

/** One of many things that are worked on at once. */
export type Numbered<T> = T & { id: number }

/** The process ended before it answered. */
export class SideProcessEnded extends Error {
  /** Whether it was killed while it worked on this alone: over another nobody knows which one it was. */
  readonly isCulprit: boolean

  constructor(message: string, isCulprit: boolean) {
    super(message)
    this.isCulprit = isCulprit
  }
}

type Asked<Answer> = { resolve: (answer: Answer) => void; reject: (error: Error) => void }
type Running<Answer> = {
  child: ChildProcess
  asked: Map<number, Asked<Answer>>
  rest: NodeJS.Timeout | undefined
}

/** What asks the program; it is started when it is needed. */
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
    const started: Running<Answer> = { child: forked(program), asked: new Map(), rest: undefined }
    const { child, asked } = started
    const ended = (reason: Error) => {
      forget(started)
      clearTimeout(started.rest)
      for (const one of asked.values()) one.reject(reason)
    }
    child.on('message', (answer: Numbered<Answer>) => asked.get(answer.id)?.resolve(answer))
    child.on('error', ended)
    child.on('exit', (code, signal) => {
      const isCulprit = signal !== null && asked.size === 1
      ended(new SideProcessEnded(`${program.name} ended with ${signal ?? code}`, isCulprit))
    })
    return started
  }

  return (task) => {
    const asking = (running ??= start())
    const { child, asked } = asking
    clearTimeout(asking.rest)
    const id = ++lastId
    return new Promise<Answer>((resolve, reject) => {
      // Whatever it is that takes so long: it ends with the process.
      const tooLong = setTimeout(() => child.kill('SIGKILL'), patience).unref()
      const retire = () => {
        forget(asking)
        child.kill()
      }
      const settle = () => {
        clearTimeout(tooLong)
        asked.delete(id)
        if (asked.size === 0) asking.rest = setTimeout(retire, idle).unref()
      }
      asked.set(id, {
        resolve: (answer) => (settle(), resolve(answer)),
        reject: (error) => (settle(), reject(error)),
      })
      child.send({ ...task, id }, (error) => error && asked.get(id)?.reject(error))
    })
  }
}

// It holds up no end of the server.
function forked({ file, env = {}, stderr, megabytes }: Program): ChildProcess {
  const execArgv = megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`]
  const child = fork(file, { execArgv, stdio: ['ignore', 'ignore', stderr, 'ipc'], env })
  child.unref()
  child.channel?.unref()
  return child
}
