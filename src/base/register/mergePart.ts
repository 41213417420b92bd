// Merging two accounts: each feature moves its own records of the merged account.
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'

/** The account that stays and the one that is merged into it. */
export type Merging = { keptId: number; duplicateId: number }

export type MergePart<Noted = unknown> = {
  /** The key of its notes in the stored merge; must never change. */
  name: string
  /** Reads references to the merged account before they are moved; undefined if the move cannot be undone. */
  note?: (tx: Db, from: number, to: number) => Promise<Noted>
  move: (tx: Db, from: number, to: number, actor: Actor) => Promise<void>
  /** Undoes the move. Old merges may have no notes. */
  giveBack?: (tx: Db, noted: Noted | undefined, merge: Merging, actor: Actor) => Promise<void>
}

/** Makes the types of notes and undo match. */
export const mergePart = <Noted>(part: MergePart<Noted>): MergePart => part as MergePart

const registered: MergePart[] = []
/** Called by `app`, before anything else. */
export function registerMergePart(part: MergePart): void {
  registered.push(part)
}
export const mergeParts = (): readonly MergePart[] => registered
