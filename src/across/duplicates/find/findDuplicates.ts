// Finds pairs of records that may be the same: first the keys of what has changed since the last run are stored, then it is
// compared with everything that shares one. It works in small steps, each a transaction of its own, and goes on after the last
// one whenever it is cut off.
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
import { beginPairs, beginRun, finishRun, lockRun, nextIds, noteDone } from './runState.store.ts'
import type { PairKind, Run } from './runState.store.ts'

type Options = {
  /** A finished run is not repeated within these hours. */
  restHours?: number
  /** Records in one step. */
  batch?: number
  /** Asked after each step; false: stop, and go on with the next call. */
  goesOn?: () => boolean
}

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

/** Whether everything is done. */
export async function findDuplicates(
  db: Db,
  { restHours = 12, batch = 500, goesOn = () => true }: Options = {},
): Promise<boolean> {
  const everyday = await readEverydayNames(db)
  for (const { kind, step } of [accounts(everyday), objects]) {
    await beginRun(db, kind, restHours)
    while (await db.transaction().execute((tx) => step(tx, batch))) if (!goesOn()) return false
  }
  return true
}

function comparer<Facts extends { id: number }>(by: Comparer<Facts>) {
  const { kind } = by
  /** False when the run is finished. */
  const step = async (tx: Db, batch: number): Promise<boolean> => {
    const run = await lockRun(tx, kind)
    if (!run) return false
    const ids = await nextIds(tx, kind, run, batch)
    if (ids.length === 0) {
      await endPhase(tx, kind, run)
      return run.phase === 'keys'
    }
    if (run.phase === 'keys') await storeKeys(tx, by, ids)
    else await comparePairs(tx, by, ids)
    await noteDone(tx, kind, ids.at(-1)!)
    return true
  }
  return { kind, step }
}

async function endPhase(tx: Db, kind: PairKind, { phase, changedSince }: Run): Promise<void> {
  if (phase === 'keys') {
    await forgetKeys(tx, kind, changedSince)
    await beginPairs(tx, kind)
  } else {
    await forgetPairs(tx, kind)
    if (kind === 'Account') await carryDecisions(tx)
    await forgetSkipped(tx, kind)
    await finishRun(tx, kind)
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
