// Asks the process in which passwords are judged (password.process.ts), and starts it when it is needed.
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Verdict } from './judgePassword.ts'

export type JudgeTask = { id: number; password: string; words: string[] }
export type JudgeAnswer = { id: number; verdict: Verdict }

type Asked = { resolve: (verdict: Verdict) => void; reject: (error: Error) => void }
type Judge = { child: ChildProcess; asked: Map<number, Asked>; rest: NodeJS.Timeout | undefined }

const patience = 20_000
const idle = 60_000

let running: Judge | undefined
let lastId = 0

export function askJudge(password: string, words: string[]): Promise<Verdict> {
  const judge = (running ??= start())
  clearTimeout(judge.rest)
  const id = ++lastId
  return new Promise<Verdict>((resolve, reject) => {
    const tooLong = setTimeout(() => judge.child.kill('SIGKILL'), patience).unref()
    const settle = () => {
      clearTimeout(tooLong)
      judge.asked.delete(id)
      if (judge.asked.size === 0) judge.rest = setTimeout(() => retire(judge), idle).unref()
    }
    judge.asked.set(id, {
      resolve: (verdict) => (settle(), resolve(verdict)),
      reject: (error) => (settle(), reject(error)),
    })
    const task: JudgeTask = { id, password, words }
    judge.child.send(task, (error) => error && judge.asked.get(id)?.reject(error))
  })
}

function retire(judge: Judge) {
  if (running === judge) running = undefined
  judge.child.kill()
}

function start(): Judge {
  const child = fork(join(import.meta.dirname, 'password.process.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {},
  })
  const started: Judge = { child, asked: new Map(), rest: undefined }
  child.on('message', ({ id, verdict }: JudgeAnswer) => started.asked.get(id)?.resolve(verdict))
  const ended = (reason: Error) => {
    if (running === started) running = undefined
    clearTimeout(started.rest)
    for (const one of started.asked.values()) one.reject(reason)
  }
  child.on('error', ended)
  child.on('exit', (code, signal) =>
    ended(new Error(`judging passwords ended with ${signal ?? code}`)),
  )
  // It holds up no end of the server.
  child.unref()
  child.channel?.unref()
  return started
}
