// Simulates people who add, change, read and upload while the server may lose its database at any moment.
import { until } from '#kit/testing/eventually.ts'
import { get, hasEnded, post } from './runningServer.ts'
import type { RunningServer } from './runningServer.ts'

type JsonResponse = { status: number; body: unknown }

/** `answers` counts the responses; those that are neither right nor a proper 503 are counted by name. */
export async function peopleAtWork(server: RunningServer, token: string) {
  const added: number[] = []
  const files = new Map<string, string>()
  const answers: Record<string, number> = {}
  const evening = new AbortController()
  let note = 0

  const count = (kind: string) => (answers[kind] = (answers[kind] ?? 0) + 1)

  /** The response if it is right; undefined if it is a proper 503. */
  async function ask(call: () => Promise<Response>): Promise<unknown> {
    let answer: JsonResponse
    try {
      const response = await call()
      const type = response.headers.get('content-type')
      if (response.status === 503 && response.headers.get('retry-after') && isProblem(type)) {
        await response.arrayBuffer()
        count('unavailable')
        return void (await aMoment())
      }
      answer = { status: response.status, body: await response.json() }
    } catch (error) {
      return void count(reasonOf(error))
    }
    if (answer.status !== 200) return void count(JSON.stringify(answer))
    count('right')
    return answer.body ?? {}
  }

  /** Checks after the database is back; the last write may have been confirmed just before it was lost. */
  async function read(path: string): Promise<Response> {
    const response = await get(server, path, token)
    if (response.status !== 503) return response
    await aMoment()
    return read(path)
  }

  const { id } = (await (
    await post(server, '/api/account/add', { firstName: 'Noted', lastName: 'Notes' }, token)
  ).json()) as { id: number }

  const work: Record<string, (turn: number) => Promise<void>> = {
    async add(turn) {
      const lastName = `Added ${turn}`
      const account = (await ask(() =>
        post(server, '/api/account/add', { firstName: 'A', lastName }, token),
      )) as { id: number } | undefined
      if (account) added.push(account.id)
    },
    async change(turn) {
      const body = { id, notes: String(turn) }
      if (await ask(() => post(server, '/api/account/update', body, token))) note = turn
    },
    async upload(turn) {
      const form = new FormData()
      form.append('files', new Blob([`text ${turn}`]), `${turn}.txt`)
      const headers = { authorization: `Bearer ${token}` }
      const stored = (await ask(() =>
        fetch(`${server.url}/api/files`, { method: 'POST', headers, body: form }),
      )) as { systemName: string }[] | undefined
      if (stored) files.set(stored[0]!.systemName, `text ${turn}`)
    },
  }
  const working = Object.values(work).map(async (task) => {
    for (let turn = 1; !evening.signal.aborted && !hasEnded(server); turn++) {
      await task(turn)
    }
  })

  return {
    async confirmOneMore() {
      const before = added.length
      await until(() => {
        if (hasEnded(server)) throw new Error(`The server has ended. It said:\n${server.said()}`)
        return added.length > before
      })
    },
    /** Confirmed writes that are missing. */
    async goHome() {
      evening.abort()
      await Promise.all(working)
      const lost: string[] = []
      for (const id of added) {
        const { status } = await read(`/api/account/view/${id}`)
        if (status !== 200) lost.push(`account ${id}`)
      }
      const noted = await (await read(`/api/account/view/${id}`)).json()
      if (Number((noted as { notes: string }).notes) < note) lost.push(`note ${note}`)
      for (const [name, text] of files) {
        const file = await read(`/api/files/${name}`)
        if ((await file.text()) !== text) lost.push(name)
      }
      return { answers, lost }
    },
  }
}

/** Pause before the next request: constant requests would slow down the database's start. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50))

// The error of `fetch` only says that it failed.
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause
    ? `${String(error)}: ${reasonOf(error.cause)}`
    : String(error)

const isProblem = (type: string | null) => type?.startsWith('application/problem+json')
