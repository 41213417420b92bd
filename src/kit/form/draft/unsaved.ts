// What is typed or under way and not saved yet, anywhere in the application.
import type { AutoSave } from './autoSave.ts'
import type { Draft } from './draft.ts'

type Unsaved = {
  /** Sends nothing more: whoever signs in next must not be its author. */
  abandon: () => void
}

const all = new Set<Unsaved>()

export const isAnythingUnsaved = (): boolean => all.size > 0

/** Until what it answers is called. */
export function noteUnsaved(entry: Unsaved): () => void {
  all.add(entry)
  return () => void all.delete(entry)
}

export function abandonUnsaved(): void {
  for (const entry of all) entry.abandon()
}

/** Notes a draft whenever it is dirty; what it answers ends that. */
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
