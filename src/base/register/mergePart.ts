// Two accounts of one person become one: what hangs on the one that goes is moved by the feature that it belongs to.
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'

/** The account that stays and the one that goes. */
export type Merging = { keptId: number; duplicateId: number }

export type MergePart<Noted = unknown> = {
  /** What its notes are called in the record of the merge, which stays as it is in the database. */
  name: string
  /** What points at the one that goes, asked before anything is moved; undefined where a move cannot be undone. */
  note?: (tx: Db, from: number, to: number) => Promise<Noted>
  move: (tx: Db, from: number, to: number, actor: Actor) => Promise<void>
  /** Undoes the move. Merges of long ago may have noted nothing. */
  giveBack?: (tx: Db, noted: Noted | undefined, merge: Merging, actor: Actor) => Promise<void>
}

/** Keeps what is noted and what is given back of one type. */
export const mergePart = <Noted>(part: MergePart<Noted>): MergePart => part as MergePart

const registered: MergePart[] = []
/** Called by `app`, before anything else. */
export function registerMergePart(part: MergePart): void {
  registered.push(part)
}
export const mergeParts = (): readonly MergePart[] => registered
