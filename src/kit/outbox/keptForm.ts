// A form that is filled in without a connection: kept as it is typed, sealed for its author, until it is put into the outbox.
import { keptHere, noteKept } from './kept.ts'
import { ownKept } from './ownOutbox.ts'

/** By name, what the person typed into forms that are not finished. */
export const keptForms = async <T>(): Promise<ReadonlyMap<string, T>> =>
  (await (await ownKept())?.keeper.forms<T>()) ?? new Map<string, T>()

/** Keeps what this person types into the form of this name. */
export function keepForm<T>(who: string, name: string) {
  let own: Awaited<ReturnType<typeof ownKept>> = null
  let waiting: { value: T | null } | null = null
  let writing: Promise<boolean> | null = null
  let isOver = false
  const store = async (value: T | null): Promise<boolean> => {
    // Once found, it also serves while the session has ended. Never that of another person.
    own ??= await ownKept()
    if (own?.who !== who) return false
    try {
      const isStored = await own.keeper.putForm(name, value)
      if (isStored) noteKept(who, keptHere.get()[who] ?? 0)
      return isStored
    } catch {
      return false
    }
  }
  const write = async (): Promise<boolean> => {
    let isKept = true
    while (waiting) {
      const { value } = waiting
      waiting = null
      isKept = await store(value)
    }
    return isKept
  }
  const put = (value: T | null): Promise<boolean> => {
    waiting = { value }
    writing ??= write().finally(() => (writing = null))
    return writing
  }
  return {
    /** Resolves to whether the newest of all is kept. */
    keep: (value: T): Promise<boolean> => (isOver ? Promise.resolve(true) : put(value)),
    /** Nothing is kept from now on, whatever is still on its way; what was kept stays. */
    async end(): Promise<void> {
      isOver = true
      waiting = null
      await writing
    },
    /** The person begins anew. */
    async forget(): Promise<void> {
      isOver = true
      await put(null)
    },
  }
}
