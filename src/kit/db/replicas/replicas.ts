// Reads from replicas of the database what costs much and needs no lock.
import type pg from 'pg'
import { DatabaseError } from 'pg'
import { isLostConnection } from '../lostConnection.ts'
import { readingFrom } from './readingFrom.ts'
import { Replica, identityIn } from './replica.ts'
import type { Look, ReplicaPools, ReplicaState, WhyLeftOut } from './replica.ts'

/**
 * Runs `read`, which must write nothing, on a replica that has everything that is committed by now. Without such a one, or if
 * it is lost meanwhile, on the primary: then `read` may run twice.
 */
export type Reading = <T>(read: () => Promise<T>) => Promise<T>

export type Replicas = {
  reading: Reading
  now(): ReplicaState[]
  stop(): Promise<void>
}

export const noReplicas: Replicas = {
  reading: (read) => read(),
  now: () => [],
  stop: async () => {},
}

/** Milliseconds that a reader waits for what was just written; usually it takes a few. */
const patience = 250
/** Milliseconds between two looks. A replica that lacks what was written before the last one is left out. */
const pause = 1_000

export type ReplicasOptions = {
  primary: pg.Pool
  /** Each to one server of its own, not to one of several behind a balancer. */
  pools: readonly ReplicaPools[]
  /** Called when one is left out or read again. */
  onChange: (state: ReplicaState) => void
  /** Called when a read was to write something, which a replica refuses. */
  onRefused: (error: unknown) => void
}

/** Resolves after the first look. A replica that does not answer is no hindrance. */
export async function openReplicas(options: ReplicasOptions): Promise<Replicas> {
  const { primary, pools, onRefused } = options
  const replicas = pools.map((each) => new Replica(each))
  const watch = await watchReplicas(replicas, options)

  const freshOne = async (): Promise<Replica | undefined> => {
    const usable = replicas.filter(({ leftOut, isFull }) => leftOut === null && !isFull)
    const [replica] = usable.sort((one, other) => one.busy - other.busy)
    if (!replica) return undefined
    const position = await committedIn(primary)
    return (await replica.reaches(position, patience)) ? replica : undefined
  }
  return {
    async reading(read) {
      const replica = await freshOne()
      if (!replica) return read()
      try {
        return await readingFrom(primary, replica.pool, read)
      } catch (error) {
        if (wasToWrite(error)) onRefused(error)
        else if (!isOfReplica(error)) throw error
        return read()
      }
    },
    now: () => replicas.map(({ name, leftOut }) => ({ name, leftOut })),
    async stop() {
      await watch.stop()
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}

/** The end of what is safely in the log. Everything that was answered is before it. */
async function committedIn(primary: pg.Pool): Promise<number> {
  const { rows } = await primary.query<{ position: number }>(
    `SELECT pg_current_wal_flush_lsn() - '0/0' AS "position"`,
  )
  return rows[0]!.position
}

const codeOf = (error: unknown) => (error instanceof DatabaseError ? error.code : undefined)
const wasToWrite = (error: unknown) => codeOf(error) === '25006'

/** Whether the same may well succeed on the primary: not a statement that takes too long anywhere. */
function isOfReplica(error: unknown): boolean {
  const code = codeOf(error)
  // Replicas end reads that keep them from following the primary.
  if (code === '40001' || code === '40P01') return true
  return code !== '57014' && isLostConnection(error)
}

async function watchReplicas(
  replicas: readonly Replica[],
  { primary, onChange }: ReplicasOptions,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  let before = 0
  const look = async () => {
    const looks = await Promise.all(replicas.map((replica) => replica.look()))
    // Asked after them, so that none of its copies can be ahead of it. While it is away nothing is known.
    const now = await stateOf(primary)
    for (const [at, replica] of replicas.entries()) {
      const leftOut = judge(looks[at]!, before, now)
      const isNew = leftOut !== replica.leftOut
      replica.leftOut = leftOut
      if (isNew) onChange({ name: replica.name, leftOut })
    }
    before = now?.committed ?? before
  }
  await look()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  const lookLater = () => {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      looking = look().finally(lookLater)
    }, pause).unref()
  }
  lookLater()
  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await looking
    },
  }
}

/** What is in its log, and how much of that its replicas can have. */
type State = { written: number; committed: number; identity: string; process: string }

const stateOf = (primary: pg.Pool): Promise<State | null> =>
  primary
    .query<State>(
      `SELECT pg_current_wal_insert_lsn() - '0/0' AS "written", pg_current_wal_flush_lsn() - '0/0' AS "committed",
        ${identityIn}`,
    )
    .then(
      ({ rows }) => rows[0] ?? null,
      () => null,
    )

/** @param before what was committed at the look before */
function judge(look: Look | null, before: number, now: State | null): WhyLeftOut | null {
  if (!look) return 'away'
  if (now && look.identity === now.identity && look.process === now.process) return 'primary'
  if (!look.isReceiving) return 'notReceiving'
  // One that is ahead has followed another server, as after a primary was replaced.
  if (now && (look.identity !== now.identity || look.position > now.written)) return 'another'
  if (look.position < before) return 'behind'
  return null
}
