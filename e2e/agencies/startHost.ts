// Starts the process that serves agencies, sends it commands, and keeps its output.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import server from '../../scripts/serverProcess.json' with { type: 'json' }
import type { HostReply, Order } from './host.ts'

export type Host = {
  /** Resolves to the address of the agency. Rejects with the cause and the output of the server. */
  open(settings: Record<string, string>): Promise<string>
  close(): Promise<void>
  /** Where its agencies ask for records of DNS from now on, as `host:port`. */
  askDnsAt(address: string): Promise<void>
  /** The last lines that the server printed. */
  printed(): string[]
  end(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const mostLines = 40

/** `environment`: what the server has besides, such as a moved clock. */
export function startHost(environment: Record<string, string> = {}): Host {
  const child = spawn(process.execPath, [...server.arguments, 'e2e/agencies/host.ts'], {
    cwd: root,
    env: { ...process.env, ...server.environment, NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let lines: string[] = []
  const keep = (chunk: string) => {
    lines = [...lines, ...chunk.split('\n').filter((line) => line !== '')].slice(-mostLines)
  }
  child.stdout!.setEncoding('utf8').on('data', keep)
  child.stderr!.setEncoding('utf8').on('data', keep)
  const failure = (cause: string) => new Error([cause, 'The server printed:', ...lines].join('\n'))
  const ended = once(child, 'exit')

  const ask = async (order: Order): Promise<HostReply> => {
    const answered = once(child, 'message')
    child.send(order)
    const [answer] = (await Promise.race([
      answered,
      ended.then(([code, signal]) => {
        throw failure(`The server's process ended (${signal ?? code})`)
      }),
    ])) as [HostReply]
    if ('failed' in answer) throw failure(answer.failed)
    return answer
  }
  return {
    async open(settings) {
      lines = []
      return ((await ask({ open: settings })) as { url: string }).url
    },
    async close() {
      await ask('close')
    },
    async askDnsAt(address) {
      await ask({ askDnsAt: address })
    },
    printed: () => lines,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.disconnect()
      await ended
    },
  }
}
