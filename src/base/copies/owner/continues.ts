// Whether a database goes on where the backups of a place end. A copy that was restored to an earlier moment, or made before more
// was written, has the same number and another future: its log must not stand among that of the first.
import type { BackupStore } from '../store/backupStore.ts'
import { endOfSegment, lastPieces, logNames } from '../wal/lines.ts'
import type { LastPieces, Line } from '../wal/lines.ts'

/** Where a database is: the line that led there, and the piece of its log that is being written. */
export type Position = { line: Line; segment: number }

/** Why it does not go on there; null if it does. */
export type Strays = 'behind' | 'elsewhere' | null

/** @param ownerTimeline of the last owner; null where none is noted */
export async function straysFrom(
  store: BackupStore,
  position: Position,
  ownerTimeline: number | null,
): Promise<Strays> {
  return strays(lastPieces(await logNames(store)), position, ownerTimeline)
}

export function strays(
  last: LastPieces,
  { line, segment }: Position,
  ownerTimeline: number | null,
): Strays {
  const own = line.at(-1)!.timeline
  // In a place of an older release nobody is noted: the newest of the own line must have led there.
  const followed = ownerTimeline ?? line.findLast(({ timeline }) => last.has(timeline))?.timeline
  if (followed === undefined) return last.size === 0 ? null : 'elsewhere'
  const stretch = line.find(({ timeline }) => timeline === followed)
  if (!stretch) return 'elsewhere'
  const lastSent = last.get(followed)
  if (lastSent === undefined) return null
  if (followed === own) return lastSent < segment ? null : 'behind'
  return endOfSegment(lastSent) <= stretch.endsAt ? null : 'elsewhere'
}
