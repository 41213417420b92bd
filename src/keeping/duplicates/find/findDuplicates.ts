// Finds pairs of records that may be the same: first stores the keys of records changed since the last run, then compares
// these records with all that share a key. It works in small steps, each a transaction, and an interrupted run continues
// after the last one.
import { workOnAll } from '#kit/jobs/longWork.ts'
import type { WorkLog } from '#kit/jobs/longWork.ts'
import type { Db } from '#base/backend/backend.ts'
import { leastScore } from '../reasons.contract.ts'
import type { EverydayNames } from '../scoring/accountFacts.ts'
import { compareAccounts } from '../scoring/compareAccounts.ts'
import { compareObjects } from '../scoring/compareObjects.ts'
import type { Scored } from '../scoring/evidence.ts'
import { keysOfAccount, keysOfObject } from './blockingKeys.ts'
import type { BlockingKey } from './blockingKeys.ts'
import { carryDecisions } from './carryDecisions.store.ts'
import { candidatesOf, forgetKeys, forgetSkipped, noteSkipped, writeKeys } from './keys.store.ts'
import { forgetPairs, writePairs } from './pairs.store.ts'
import { readAccountFacts, readEverydayNames, readObjectFacts } from './readFacts.store.ts'
import { beginPairs, beginRun, finishRun, giveUpRun } from './runState.store.ts'
import { holdRun, nextIds, noteDone, waitingRuns } from './runState.store.ts'
import type { PairKind, Run, RunLease } from './runState.store.ts'

type SearchOptions = {
  /** A finished run is not repeated within these hours. */
  restHours?: number
  /** Records per step. */
  batch?: number
  /** Called after each step. */
  afterStep?: () => void
  log?: WorkLog
  /** Reports a run that has failed too often. */
  tell?: (tx: Db) => Promise<unknown>
}

const silent: WorkLog = { info: () => {}, error: () => {} }

/** How a kind of record is read, keyed and compared. */
type Comparer<Facts extends { id: number }> = {
  kind: PairKind
  read: (db: Db, ids: readonly number[]) => Promise<Facts[]>
  keys: (facts: Facts) => BlockingKey[]
  compare: (one: Facts, other: Facts) => Scored
}

const accounts = (everyday: EverydayNames) =>
  comparer({
    kind: 'Account',
    read: readAccountFacts,
    keys: (facts) => keysOfAccount(facts, everyday),
    compare: (one, other) => compareAccounts(one, other, everyday),
  })
const objects = comparer({
  kind: 'Object',
  read: readObjectFacts,
  keys: keysOfObject,
  compare: compareObjects,
})

export async function findDuplicates(
  db: Db,
  {
    restHours = 12,
    batch = 500,
    afterStep = () => {},
    log = silent,
    tell = async () => {},
  }: SearchOptions = {},
): Promise<void> {
  const everyday = await readEverydayNames(db)
  const steps = { Account: accounts(everyday), Object: objects }
  for (const kind of ['Account', 'Object'] as const) await beginRun(db, kind, restHours)
  await workOnAll(
    db,
    {
      ...waitingRuns,
      name: 'duplicates',
      work: async (lease) => {
        const step = steps[lease.kind]
        while (await db.transaction().execute((tx) => step(tx, lease, batch))) afterStep()
      },
      fail: (lease) =>
        db.transaction().execute(async (tx) => {
          await giveUpRun(tx, lease)
          await tell(tx)
        }),
    },
    log,
  )
}

/** Returns a function that runs one step; it resolves to false when the run is finished. */
function comparer<Facts extends { id: number }>(by: Comparer<Facts>) {
  return async (tx: Db, lease: RunLease, batch: number): Promise<boolean> => {
    const run = await holdRun(tx, lease)
    const ids = await nextIds(tx, by.kind, run, batch)
    if (ids.length === 0) {
      await endPhase(tx, lease, run)
      return run.phase === 'keys'
    }
    if (run.phase === 'keys') await storeKeys(tx, by, ids)
    else await comparePairs(tx, by, ids)
    await noteDone(tx, lease, ids.at(-1)!)
    return true
  }
}

async function endPhase(tx: Db, lease: RunLease, { phase, changedSince }: Run): Promise<void> {
  const { kind } = lease
  if (phase === 'keys') {
    await forgetKeys(tx, kind, changedSince)
    await beginPairs(tx, lease)
  } else {
    await forgetPairs(tx, kind)
    if (kind === 'Account') await carryDecisions(tx)
    await forgetSkipped(tx, kind)
    await finishRun(tx, lease)
  }
}

async function storeKeys<Facts extends { id: number }>(
  tx: Db,
  { kind, read, keys }: Comparer<Facts>,
  ids: readonly number[],
): Promise<void> {
  const facts = await read(tx, ids)
  await writeKeys(
    tx,
    kind,
    ids,
    facts.flatMap((each) => keys(each).map((key) => ({ ...key, id: each.id }))),
  )
}

async function comparePairs<Facts extends { id: number }>(
  tx: Db,
  { kind, read, compare }: Comparer<Facts>,
  ids: readonly number[],
): Promise<void> {
  const { pairs, skipped } = await candidatesOf(tx, kind, ids)
  const facts = new Map((await read(tx, [...new Set(pairs.flat())])).map((each) => [each.id, each]))
  const found = pairs.flatMap(([lowId, highId]) => {
    const [low, high] = [facts.get(lowId), facts.get(highId)]
    if (!low || !high) return []
    const { score, reasons } = compare(low, high)
    return score < leastScore
      ? []
      : [{ lowId, highId, score, reasons: reasons.map(({ reason }) => reason) }]
  })
  await writePairs(tx, kind, ids, found)
  await noteSkipped(tx, skipped)
}
