// Sends expensive reads without locks to replicas of the database.
import type pg from 'pg'
import { DatabaseError } from 'pg'
import { isLostConnection } from '../../errors/lostConnection.ts'
import { readingFrom } from './readingFrom.ts'
import { Replica, identityIn } from './replica.ts'
import type { ReplicaCheck, ReplicaPools, ReplicaState, WhyLeftOut } from './replica.ts'

/**
 * Runs `read`, which must write nothing, on a replica that has everything committed so far. Falls back to the primary
 * if there is none, or if it is lost meanwhile: then `read` may run twice.
 */
export type ReadOnReplica = <T>(read: () => Promise<T>) => Promise<T>

export type Replicas = {
  reading: ReadOnReplica
  now(): ReplicaState[]
  stop(): Promise<void>
}

export const noReplicas: Replicas = {
  reading: (read) => read(),
  now: () => [],
  stop: async () => {},
}

/** Milliseconds that a reader waits for the latest commits to arrive; usually it takes a few. */
const patience = 250
/** Milliseconds between two checks. A replica that lacks commits from before the last check is left out. */
const pause = 1_000

export type ReplicasOptions = {
  primary: pg.Pool
  /** One per server; not a balancer in front of several. */
  pools: readonly ReplicaPools[]
  /** Called when a replica is left out or used again. */
  onChange: (state: ReplicaState) => void
  /** Called when a read tried to write, which a replica refuses. */
  onRefused: (error: unknown) => void
}

/** Resolves after the first check, even if a replica does not answer. */
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

/** The WAL position that is flushed on the primary: all confirmed commits are before it. */
async function committedIn(primary: pg.Pool): Promise<number> {
  const { rows } = await primary.query<{ position: number }>(
    `SELECT pg_current_wal_flush_lsn() - '0/0' AS "position"`,
  )
  return rows[0]!.position
}

const codeOf = (error: unknown) => (error instanceof DatabaseError ? error.code : undefined)
const wasToWrite = (error: unknown) => codeOf(error) === '25006'

/** Whether the read may succeed on the primary. A statement that takes too long would do so there too. */
function isOfReplica(error: unknown): boolean {
  const code = codeOf(error)
  // Replicas cancel reads that delay replaying the log.
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
    // Read after the replicas, so that no replica can be ahead of it. While the primary is away, nothing is known.
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

/** The WAL positions of the primary: written, and committed. */
type PrimaryState = { written: number; committed: number; identity: string; process: string }

const stateOf = (primary: pg.Pool): Promise<PrimaryState | null> =>
  primary
    .query<PrimaryState>(
      `SELECT pg_current_wal_insert_lsn() - '0/0' AS "written", pg_current_wal_flush_lsn() - '0/0' AS "committed",
        ${identityIn}`,
    )
    .then(
      ({ rows }) => rows[0] ?? null,
      () => null,
    )

/** @param before the committed position at the previous check */
function judge(
  look: ReplicaCheck | null,
  before: number,
  now: PrimaryState | null,
): WhyLeftOut | null {
  if (!look) return 'away'
  if (now && look.identity === now.identity && look.process === now.process) return 'primary'
  if (!look.isReceiving) return 'notReceiving'
  // A replica that is ahead has followed another server, for instance after a failover.
  if (now && (look.identity !== now.identity || look.position > now.written)) return 'another'
  if (look.position < before) return 'behind'
  return null
}
