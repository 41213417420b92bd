// Calls and messages begun in this tab and still without an outcome. They are also stored in the browser, encrypted for their
// author: a phone may close the tab during the call.
import { epochMs } from '#kit/clock.ts'
import { openVault } from '#kit/form/draft/openVault.ts'
import { CallFailed, call } from '#kit/http/call.ts'
import { newRequestKey } from '#kit/http/requestKey.ts'
import { createStore } from '#kit/ui/store.ts'
import { activitiesApi } from '#base/activities/activities.contract.ts'
import type { OpenedContact } from '#base/people/openedContact.ts'
import { session } from '#base/session/person/session.ts'
import { callsApi } from './calls.contract.ts'

export type BegunCall = OpenedContact & {
  /** Idempotency key of the request that records the call. */
  key: string
  /** Account number of the caller. */
  who: string
  /** Start time in milliseconds. */
  begunAt: number
  /** Number of its activity, once the server has recorded it. */
  id: number | null
  leftAt: number | null
  text: string
  minutes: number | null
}

const record = 'calls'
const sameFor = 60_000
const keptFor = 12 * 60 * 60_000
/** Milliseconds within which a phone app takes over the screen; leaving the page later is not due to the call. */
const leavesWithin = 20_000
const shortest = 5000

export const begunCalls = createStore<readonly BegunCall[]>([])
const requests = new Map<string, Promise<number | null>>()

function put(next: readonly BegunCall[]): void {
  begunCalls.set(next)
  void keep().catch(() => undefined)
}

async function keep(): Promise<void> {
  const vault = await openVault()
  // The vault belongs to the person who is signed in now.
  const who = session.current()?.username
  const mine = begunCalls.get().filter((one) => one.who === who)
  const values = Object.fromEntries(mine.map((one) => [one.key, one]))
  await vault?.keep(record, { values, called: {}, unread: {} })
}

export const changeCall = (key: string, change: Partial<BegunCall>): void =>
  put(begunCalls.get().map((one) => (one.key === key ? { ...one, ...change } : one)))

const remove = (key: string): void => put(begunCalls.get().filter((one) => one.key !== key))

/** Records the call at once, and asks for the outcome; a second click within a minute is the same call. */
export function beginCall(reach: OpenedContact, who: string): void {
  const isSame = (one: BegunCall) =>
    one.by === reach.by &&
    one.phone === reach.phone &&
    one.who === who &&
    epochMs() - one.begunAt < sameFor
  const same = begunCalls.get().find(isSame)
  if (same) return
  const begun = { ...reach, who, key: newRequestKey(), begunAt: epochMs() }
  put([{ ...begun, id: null, leftAt: null, text: '', minutes: null }, ...begunCalls.get()])
  void note(begun.key)
}

/** The number of its activity, or null if it could not be recorded yet. */
function note(key: string, quiet = true): Promise<number | null> {
  const underway = requests.get(key) ?? send(key, quiet).finally(() => requests.delete(key))
  requests.set(key, underway)
  return underway
}

async function send(key: string, quiet: boolean): Promise<number | null> {
  const begun = begunCalls.get().find((one) => one.key === key)
  if (!begun || begun.id !== null) return begun?.id ?? null
  const { by, phone, records, begunAt } = begun
  const secondsAgo = Math.round((epochMs() - begunAt) / 1000)
  const body = { by, phone, records: [...records], secondsAgo: Math.max(0, secondsAgo) }
  try {
    // The browser may switch to the phone app at once.
    const options = { quiet, keepalive: true, requestKey: key }
    const { id } = await call(callsApi.noteReach, { body }, options)
    changeCall(key, { id })
    return id
  } catch (failure) {
    // People who may not change the record do not record calls on it.
    if (failure instanceof CallFailed && [400, 403, 404].includes(failure.status)) remove(key)
    return null
  }
}

const noteAll = (): void => {
  for (const { key, id } of begunCalls.get()) if (id === null) void note(key)
}

/** Rejects without a connection: the call and the typed text stay. */
export async function sayOutcome(key: string, reached: boolean): Promise<void> {
  const id = await note(key, false)
  const begun = begunCalls.get().find((one) => one.key === key)
  if (!begun) return
  const { minutes, by } = begun
  const text = begun.text.trim()
  const isLong = by === 'call' && reached && minutes !== null
  const body = { reached, ...(text && { text }), ...(isLong && { minutes }) }
  if (id === null) throw new Error('not noted yet')
  await call(callsApi.saveOutcome, { body: { id, ...body } })
  // Text typed meanwhile is saved with the next click.
  const after = begunCalls.get().find((one) => one.key === key)
  if (after?.text === begun.text && after.minutes === minutes) remove(key)
}

/** Deletes the recorded call. */
export async function forgetCall(key: string): Promise<void> {
  const id = await note(key)
  if (id !== null)
    await call(activitiesApi.deleteActivity, { params: { id: String(id) } }).catch((failure) => {
      const isGone = failure instanceof CallFailed && failure.status === 404
      if (!isGone) throw failure
    })
  remove(key)
}

export const closeCall = remove

const leave = (): void => {
  const now = epochMs()
  const isLeft = (one: BegunCall) => one.leftAt === null && now - one.begunAt < leavesWithin
  if (begunCalls.get().some(isLeft))
    put(begunCalls.get().map((one) => (isLeft(one) ? { ...one, leftAt: now } : one)))
}

const comeBack = (): void => {
  const now = epochMs()
  const isBack = (one: BegunCall) => one.leftAt !== null && one.minutes === null
  if (begunCalls.get().some(isBack))
    put(
      begunCalls.get().map((one) => {
        if (!isBack(one)) return one
        const away = now - one.leftAt!
        if (away < shortest) return { ...one, leftAt: null }
        return { ...one, minutes: Math.min(600, Math.max(1, Math.round(away / 60_000))) }
      }),
    )
  noteAll()
}

/** Measures how long the person is away from the page; returns a function that stops it. */
export function followAbsence(): () => void {
  const onVisibility = () => (document.hidden ? leave() : comeBack())
  window.addEventListener('blur', leave)
  window.addEventListener('focus', comeBack)
  window.addEventListener('online', noteAll)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('blur', leave)
    window.removeEventListener('focus', comeBack)
    window.removeEventListener('online', noteAll)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Restores the calls of a tab that was closed meanwhile. */
export async function bringBackCalls(): Promise<void> {
  const isAnyKept = Object.keys(localStorage).some((name) => name.endsWith(`/${record}`))
  const vault = isAnyKept ? await openVault() : null
  const found = await vault?.find(record)
  if (!vault || !found) return
  const here = new Set(begunCalls.get().map(({ key }) => key))
  const left = (Object.values(found.values) as BegunCall[]).filter(
    (one) => !here.has(one.key) && epochMs() - one.begunAt < keptFor,
  )
  begunCalls.set([...begunCalls.get(), ...left])
  await keep()
  vault.drop(found.names)
  comeBack()
}
