// Tracks unsaved and pending input anywhere in the application.
import type { AutoSave } from './autoSave.ts'
import type { Draft } from './draft.ts'

type Unsaved = {
  /** Stops sending, so that the next person to sign in is not the author. */
  abandon: () => void
}

const all = new Set<Unsaved>()

export const isAnythingUnsaved = (): boolean => all.size > 0

/** Registers until the returned function is called. */
export function noteUnsaved(entry: Unsaved): () => void {
  all.add(entry)
  return () => void all.delete(entry)
}

export function abandonUnsaved(): void {
  for (const entry of all) entry.abandon()
}

/** Registers a draft while it is dirty; the returned function ends that. */
export function followDraft(draft: Draft, saver: AutoSave): () => void {
  const entry = { abandon: saver.abandon }
  const look = () => void (draft.dirty ? all.add(entry) : all.delete(entry))
  look()
  const unsubscribe = draft.subscribe(look)
  return () => {
    unsubscribe()
    all.delete(entry)
  }
}
