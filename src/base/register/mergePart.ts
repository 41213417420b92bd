// Merging two accounts: each feature moves its own records from the duplicate to the account that stays.
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'

/** The account that stays, and the duplicate that is merged into it. */
export type Merging = { keptId: number; duplicateId: number }

export type MergePart<Noted = unknown> = {
  /** Key of its notes in the stored record of the merge; never rename it, since the database holds it. */
  name: string
  /** Lists references to the duplicate before anything is moved; undefined if the move cannot be undone. */
  note?: (tx: Db, from: number, to: number) => Promise<Noted>
  move: (tx: Db, from: number, to: number, actor: Actor) => Promise<void>
  /** Undoes the move. Old merges may have no notes. */
  giveBack?: (tx: Db, noted: Noted | undefined, merge: Merging, actor: Actor) => Promise<void>
}

/** Checks that `note` and `giveBack` use the same type. */
export const mergePart = <Noted>(part: MergePart<Noted>): MergePart => part as MergePart

const registered: MergePart[] = []
/** Called by `app` at startup. */
export function registerMergePart(part: MergePart): void {
  registered.push(part)
}
export const mergeParts = (): readonly MergePart[] => registered
