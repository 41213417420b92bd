// Forgets what this browser keeps: when its person signs out, their session ends, or somebody else signs in.
import i18next from 'i18next'
import { loadScreenTexts } from '../i18n/browser.ts'
import { askToConfirm } from '../ui/confirm/confirmation.ts'
import { forgetApplication } from './application.ts'
import { keptHere, noteKept } from './kept.ts'
import { isForm, openKept } from './keptStore.ts'
import type { KeptDb } from './keptStore.ts'
import { outboxTexts } from './outboxTexts.ts'
import { dropOwn } from './ownOutbox.ts'

/** Whether this person may sign out: asks if something waits. */
export async function mayForget(who: string): Promise<boolean> {
  const db = await openKept()
  const count = (await waitingOf(db, who)) + (await formsOf(db, who))
  if (count === 0) return true
  await loadScreenTexts(outboxTexts)
  return askToConfirm({
    text: i18next.t('outbox.signOut', { count }),
    confirmText: i18next.t('outbox.signOutAnyway'),
    cancelText: i18next.t('outbox.stay'),
    danger: true,
  })
}

const waitingOf = (db: KeptDb, who: string) => db.countFromIndex('entries', 'who', who)
const formsOf = async (db: KeptDb, who: string): Promise<number> =>
  (await db.getAllKeys('things')).filter((key) => key[0] === who && isForm(key)).length

/** Everything of this person, also what waits: ask first. Of others, all but what waits or is not finished, which stays sealed. */
export async function forgetPerson(who: string): Promise<void> {
  await dropOwn()
  const db = await openKept()
  const writing = db.transaction(['keys', 'things', 'entries'], 'readwrite')
  await writing.objectStore('keys').clear()
  const things = writing.objectStore('things')
  for (const of of await things.getAllKeys())
    if (of[0] === who || !isForm(of)) await things.delete(of)
  const entries = writing.objectStore('entries')
  for (const id of await entries.index('who').getAllKeys(who)) await entries.delete(id)
  await writing.done
  noteKept(who, null)
  await noteOthers()
  await forgetApplication()
}

/**
 * All that is not of this person; null: nobody is signed in any more. What waits or is not finished stays, but the key that opens it goes, and comes
 * back from the server when its author signs in.
 */
export async function forgetOthers(who: string | null): Promise<void> {
  const db = await openKept()
  const writing = db.transaction(['keys', 'things'], 'readwrite')
  const [keys, things] = [writing.objectStore('keys'), writing.objectStore('things')]
  for (const of of await keys.getAllKeys()) if (of !== who) await keys.delete(of)
  for (const of of await things.getAllKeys())
    if (of[0] !== who && !isForm(of)) await things.delete(of)
  await writing.done
  await noteOthers(who)
}

/** Notes for everybody else only what waits or is not finished. */
async function noteOthers(who: string | null = null): Promise<void> {
  const db = await openKept()
  for (const other of Object.keys(keptHere.get())) {
    if (other === who) continue
    const waiting = await waitingOf(db, other)
    noteKept(other, waiting === 0 && (await formsOf(db, other)) === 0 ? null : waiting)
  }
}
