// Whether a database continues where the backups of a place end. A copy that was restored to an earlier moment, or made before
// more was written, has the same identifier but another future: its log must not be mixed with that of the original.
import type { BackupStore } from '../store/backupStore.ts'
import { endOfSegment, lastPieces, logNames } from '../wal/lines.ts'
import type { LastPieces, TimelineHistory } from '../wal/lines.ts'

/** The position of a database: the timelines that led to it, and the segment that is being written. */
export type Position = { line: TimelineHistory; segment: number }

/** Why the database does not continue there; null if it does. */
export type Strays = 'behind' | 'elsewhere' | null

/** @param ownerTimeline of the last owner; null if none is recorded */
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
  // A place of an older release records no owner: its newest log must belong to the database's own history.
  const followed = ownerTimeline ?? line.findLast(({ timeline }) => last.has(timeline))?.timeline
  if (followed === undefined) return last.size === 0 ? null : 'elsewhere'
  const stretch = line.find(({ timeline }) => timeline === followed)
  if (!stretch) return 'elsewhere'
  const lastSent = last.get(followed)
  if (lastSent === undefined) return null
  if (followed === own) return lastSent < segment ? null : 'behind'
  return endOfSegment(lastSent) <= stretch.endsAt ? null : 'elsewhere'
}
