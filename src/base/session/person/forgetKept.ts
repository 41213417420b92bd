import { keptHere } from '#kit/outbox/kept.ts'
import { session } from './session.ts'

/** Before the person signs out: forgets what the browser keeps for them. False if they stay, because something waits to be sent. */
export async function forgetKept(): Promise<boolean> {
  const who = session.current()?.username
  if (who === undefined || keptHere.get()[who] === undefined) return true
  const { forgetPerson, mayForget } = await import('#kit/outbox/forgetKept.ts')
  if (!(await mayForget(who))) return false
  await forgetPerson(who)
  return true
}
