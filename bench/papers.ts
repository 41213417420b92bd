// Time and server memory for the longest statement as a workbook and as a PDF, compared with a short one.
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Process } from './startProcess.ts'

/** Memory in MB: before, peak, and after a second of idleness. */
export type Paper = {
  what: string
  rows: number
  kilobytes: number
  seconds: number
  memory: { before: number; most: number; after: number }
}

type PapersTarget = { server: Process; token: string; pool: pg.Pool }

/** Each is downloaded four times; the last one counts. */
export async function papers({ server, token, pool }: PapersTarget): Promise<Paper[]> {
  const { rows } = await pool.query<{ short: number; long: number }>(`
    SELECT min("accountId") AS "long", (array_agg("accountId" ORDER BY "accountId"))[2] AS "short"
    FROM "paymentAccount" WHERE "isListed"`)
  const { short, long } = rows[0]!
  const counted = async (id: number, where: string) => {
    const { rows: count } = await pool.query<{ rows: number }>(
      `SELECT count(*) AS "rows" FROM "transaction" WHERE "accountId" = $1 AND "deletedOn" IS NULL AND ${where}`,
      [id],
    )
    return count[0]!.rows
  }
  const all: Paper[] = []
  for (const [what, id, query, where] of [
    ['Transactions.xlsx', short, '', 'true'],
    ['Transactions.xlsx', long, '', 'true'],
    ['Transactions.pdf', short, '?format=pdf', 'true'],
    ['Transactions.pdf', long, '?format=pdf&categoryId=9', '"categoryId" = 9'],
  ] as const)
    for (let n = 0; n < 4; n++) {
      const taken = await take(server, token, `/api/transactions/download/${id}${query}`)
      if (n === 3) all.push({ what, rows: await counted(id, where), ...taken })
    }
  return all
}

async function take(server: Process, token: string, path: string) {
  const before = server.memory().now
  let most = before
  const done = new AbortController()
  const watching = (async () => {
    while (!done.signal.aborted) {
      most = Math.max(most, server.memory().now)
      await wait(15)
    }
  })()
  const started = performance.now()
  const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })
  let bytes = 0
  for await (const chunk of answer.body ?? []) bytes += chunk.length
  const seconds = (performance.now() - started) / 1000
  done.abort()
  await watching
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await wait(1000)
  return {
    kilobytes: bytes / 1024,
    seconds,
    memory: { before, most, after: server.memory().now },
  }
}
