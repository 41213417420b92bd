// The pocket on this phone: what was taken along last is shown at once, and renewed whenever the server answers.
import { CallFailed, NoConnection, call } from '#kit/http/call.ts'
import { createStore } from '#kit/ui/store.ts'
import { keepApplication } from '#kit/outbox/application.ts'
import { keepingFor, keptHere, noteKept } from '#kit/outbox/kept.ts'
import { askToPersist, ownKept } from '#kit/outbox/ownOutbox.ts'
import { ownPocket } from './ownPocket.ts'
import type { OwnPocket } from './ownPocket.ts'
import { pocketApi } from './pocket.contract.ts'
import type { Pocket } from './pocket.contract.ts'

export type PocketState = {
  pocket: OwnPocket | null
  /** Why it was not renewed; null: it was, or is being. */
  failure: CallFailed | NoConnection | null
  /** Whether it lies on this phone; null: not known yet. */
  isKept: boolean | null
}

export const pocketState = createStore<PocketState>({ pocket: null, failure: null, isKept: null })
const update = (changes: Partial<PocketState>) =>
  pocketState.set({ ...pocketState.get(), ...changes })

const thing = 'pocket'

export async function renewPocket(): Promise<void> {
  const own = await ownKept()
  const stored = await own?.keeper.get<Pocket>(thing)
  // Of another person who used this page before, nothing stays.
  if (own && pocketState.get().pocket?.who !== own.who)
    update({ pocket: stored ? ownPocket(stored, own.who) : null })
  try {
    const pocket = await call(pocketApi.pocket, {}, { quiet: true })
    // Only now: a session that has ended was renewed by the call.
    const now = await ownKept()
    update({ pocket: ownPocket(pocket, keepingFor()?.who() ?? ''), failure: null })
    update({ isKept: now ? await keep(pocket) : false })
  } catch (failure) {
    update({
      failure: failure instanceof CallFailed ? failure : new NoConnection('No connection'),
      isKept: stored !== undefined,
    })
  }
}

async function keep(pocket: Pocket): Promise<boolean> {
  const own = await ownKept()
  if (!own) return false
  try {
    noteKept(own.who, keptHere.get()[own.who] ?? 0)
    await own.keeper.storeKey()
    await own.keeper.put(thing, pocket)
    askToPersist()
    return await keepApplication()
  } catch {
    // No room: it is there as long as the page is open.
    return false
  }
}
