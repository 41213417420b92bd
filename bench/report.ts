// Writes the measurements as a Markdown page.
import { cpus, totalmem } from 'node:os'
import type pg from 'pg'
import { barsTable, scaleTable, waitedTable } from './bars.ts'
import type { Alone, Measured, Times } from './measure.ts'
import type { Paper } from './papers.ts'
import type { Reminded } from './reminders.ts'
import type { Scaled } from './scale.ts'
import type { Waited } from './screens.ts'
import type { Shown } from './showAll.ts'
import { wordsTable } from './importWords/wordsOfFiles.ts'
import type { WordsOfFiles } from './importWords/wordsOfFiles.ts'

type Results = {
  pool: pg.Pool
  rows: number
  /** For the small database. */
  fewRows: number
  seconds: number
  measured: Measured[]
  alone: Alone[]
  /** Differences between the responses of server and floor, a line each. */
  different: string[]
  shown: Shown | undefined
  papers: Paper[]
  reminded: Reminded | undefined
  /** In the browser. */
  waited: Waited[]
  words: WordsOfFiles | undefined
  /** Resident memory of the server in MB. */
  memory: { idle: number; worked: number; shown: number; rested: number; most: number }
  minutes: string
  scaled: Scaled[]
  /** p50 of the start page. */
  home: { small: number; large: number } | undefined
}

const ms = (time: number) => time.toFixed(time < 10 ? 2 : 0)
const times = ({ p50, p95, p99 }: Times) => `${ms(p50)} / ${ms(p95)} / ${ms(p99)}`

const counted = (count = 0) => count.toLocaleString('en').replaceAll(',', ' ')

export async function report({
  pool,
  rows,
  fewRows,
  seconds,
  measured,
  alone,
  different,
  shown,
  papers,
  reminded,
  waited,
  words,
  memory,
  minutes,
  scaled,
  home,
}: Results): Promise<string> {
  const { rows: versions } = await pool.query<{ version: string; size: string }>(`
    SELECT current_setting('server_version') AS "version",
      pg_size_pretty(pg_database_size(current_database())) AS "size"`)
  const {
    rows: [things],
  } = await pool.query<Record<'objects' | 'links' | 'transactions' | 'actions', number>>(`
    SELECT (SELECT count(*) FROM "object") AS "objects", (SELECT count(*) FROM "objectAccount") AS "links",
      (SELECT count(*) FROM "transaction") AS "transactions", (SELECT count(*) FROM "actionLog") AS "actions"`)
  const table = (connections: number) => [
    `## ${connections === 1 ? 'One request at a time' : `${connections} at once`}`,
    '',
    '| call | Estia | floor | ratio of p50 | Estia, answers a second |',
    '|---|---:|---:|---:|---:|',
    ...measured
      .filter((each) => each.connections === connections)
      .map(
        ({ call, ours, best }) =>
          `| ${call} | ${times(ours)} | ${times(best)} | ${(ours.p50 / best.p50).toFixed(2)} | ${Math.round(ours.perSecond)} |`,
      ),
    '',
  ]
  return [
    '# Speed',
    '',
    `Milliseconds, p50 / p95 / p99, over ${seconds} s each, made by \`npm run bench\` in ${minutes} minutes. The floor is bare Fastify`,
    'with the one best SQL for the same answer, without sign-in, permissions, checks and merging of saves.',
    'The floor, the server, PostgreSQL and the caller share the machine; ratios are what counts.',
    ...(different.length > 0
      ? ['', 'These answers differ from the floor’s, so that their times say nothing:', '']
      : [
          'Before, the answers of both about objects, leads, viewings, deals, stays and payments were compared: they are the same.',
        ]),
    ...different.map((line) => `- ${line}`),
    '',
    `- ${counted(rows)} accounts, ${counted(Math.floor(rows / 5))} leads, ${counted(things?.objects)} objects,`,
    `  ${counted(things?.links)} links of objects and accounts, ${counted(things?.transactions)} transactions,`,
    `  ${counted(things?.actions)} actions of the log; database ${versions[0]?.size}`,
    `- ${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB; Node ${process.versions.node}; PostgreSQL ${versions[0]?.version}`,
    '',
    ...barsTable({ measured, alone, scaled, home, papers, waited, memory: memory.rested }),
    ...table(1),
    ...table(16),
    '## Without a floor, one request at a time',
    '',
    '| call | Estia | answers a second |',
    '|---|---:|---:|',
    ...alone.map(
      (each) => `| ${each.call} | ${times(each.times)} | ${Math.round(each.times.perSecond)} |`,
    ),
    '',
    ...scaleTable(scaled, home, fewRows),
    ...waitedTable(waited),
    ...wordsTable(words),
    ...papersTable(papers),
    ...(reminded
      ? [
          '## Reminders',
          '',
          `The job made all ${reminded.made} of a day, with their alerts and mails, in ${reminded.seconds.toFixed(1)} s; when there is`,
          `nothing left to make it takes ${reminded.again.toFixed(1)} s.`,
          '',
        ]
      : []),
    '## Show all and memory',
    '',
    ...(shown
      ? [
          `- A list of ${shown.rows} rows (${shown.megabytes.toFixed(1)} MB) took ${shown.seconds.toFixed(1)} s. Meanwhile ${shown.asked}`,
          `  other requests were answered, the slowest in ${Math.round(shown.slowest)} ms.`,
        ]
      : []),
    `- The server's memory: ${memory.idle} MB after its start, ${memory.worked} MB after the work above,`,
    `  ${memory.shown} MB after Show all, ${memory.rested} MB half a minute later, never more than ${memory.most} MB.`,
    '',
  ].join('\n')
}

function papersTable(papers: Paper[]): string[] {
  const rows = papers.map(
    ({ what, rows, kilobytes, seconds, memory: { before, most, after } }) =>
      `| ${what} | ${rows} | ${Math.round(kilobytes)} kB | ${seconds.toFixed(2)} s | ${before} MB | ${most} MB | ${after} MB |`,
  )
  return [
    '## Statements to take along',
    '',
    'The last of four of each, with the memory of the server before, the most meanwhile, and a second later.',
    '',
    '| | rows | size | time | before | most | after |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
    '',
  ]
}
