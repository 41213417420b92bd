// The outbox of the person who is signed in, and when it tries: at the start, when the connection comes back, when the phone is
// unlocked, and every three minutes. No browser sends for a page that is closed on every phone, so none is relied on.
import i18next from 'i18next'
import type { Text } from '../i18n/useText.ts'
import { CallFailed } from '../http/call.ts'
import { failureText } from '../ui/failureText.ts'
import { showNotice } from '../ui/notices.ts'
import { createStore } from '../ui/store.ts'
import { keepingFor, keptHere, noteKept, sessionTurn } from './kept.ts'
import { Keeper } from './keptStore.ts'
import { Outbox, emptyOutbox } from './outbox.ts'
import type { OutboxState } from './outbox.ts'

/** With whose it is: what the page shows is never that of the person before. */
export const outboxState = createStore<OutboxState & { who: string | null }>({
  ...emptyOutbox,
  who: null,
})

type Own = { who: string; keeper: Keeper; outbox: Outbox }
/** The session in which everything was forgotten. */
let droppedIn: number | null = null
let own: { who: string; opening: Promise<Own | null> } | null = null

/** Null: nobody is signed in, this browser cannot seal anything, or the key cannot be fetched now. */
export function ownKept(): Promise<Own | null> {
  const who = keepingFor()?.who() ?? null
  if (who === null || !globalThis.isSecureContext || droppedIn === sessionTurn())
    return Promise.resolve(null)
  if (own?.who !== who) {
    outboxState.set({ ...emptyOutbox, who })
    own = { who, opening: open(who) }
  }
  return own.opening
}

/** What only this page knows goes too. Nothing is kept again for this person until the next session. */
export async function dropOwn(): Promise<void> {
  const before = await own?.opening
  before?.keeper.drop()
  own = null
  droppedIn = sessionTurn()
  outboxState.set({ ...emptyOutbox, who: null })
}

async function open(who: string): Promise<Own | null> {
  try {
    const { askForKey, senders } = keepingFor()!
    const keeper = await Keeper.open(who, askForKey)
    const outbox = new Outbox({
      keeper,
      senderOf: (kind) => senders[kind]!(),
      alone,
      onChange: (state) => {
        if (keepingFor()?.who() === who) outboxState.set({ ...state, who })
        noteKept(who, state.entries.length)
      },
      onSent: (title, { text }) =>
        void showNotice({ message: i18next.t('outbox.sent', { title, text }), autoClose: 10_000 }),
      reasonOf: (failure) => failureText(failure, i18next.t as unknown as Text),
    })
    await outbox.read()
    return { who, keeper, outbox }
  } catch (failure) {
    own = null
    if (failure instanceof CallFailed && failure.status === 401)
      outboxState.set({ ...outboxState.get(), pause: 'signIn' })
    return null
  }
}

async function alone(run: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return run()
  await locks.request('estia-outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await run()
  })
}

export async function sendNow(): Promise<void> {
  const kept = await ownKept()
  await kept?.keeper.storeKey().catch(() => undefined)
  await kept?.outbox.send()
}

const everySoOften = 3 * 60 * 1000
let isTrying = false

/** Tries from now on. */
export function keepSending(): void {
  void sendNow()
  if (isTrying) return
  isTrying = true
  const attempt = () => void sendNow()
  // Another tab has added or sent some.
  keptHere.subscribe(() => void readOthers())
  window.addEventListener('online', attempt)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') attempt()
  })
  setInterval(attempt, everySoOften)
}

async function readOthers(): Promise<void> {
  const kept = await ownKept()
  if (kept && kept.outbox.state().entries.length !== (keptHere.get()[kept.who] ?? 0))
    await kept.outbox.read()
}

/** Whether so many bytes find room: asked before somebody signs, not after. */
export async function hasRoom(bytes = 1_500_000): Promise<boolean> {
  const kept = await ownKept()
  if (!kept) return false
  try {
    await kept.keeper.put('room', 'x'.repeat(bytes))
    await kept.keeper.put('room', '')
    return true
  } catch {
    return false
  }
}

/** Asks the browser not to clear the store by itself; some never say yes. */
export const askToPersist = (): void => void navigator.storage?.persist?.().catch(() => false)
