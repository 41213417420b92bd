// Work without a connection belongs to the person who is signed in.
import { call } from '#kit/http/call.ts'
import { keepFor, keptHere, nextSession } from '#kit/outbox/kept.ts'
import { registeredParts } from '#base/register/parts.ts'
import { session, sessionStore } from '#base/session/person/session.ts'
import { sessionApi } from '#base/session/session.contract.ts'

export function keepOutbox(): void {
  const who = () => session.current()?.username ?? null
  keepFor({
    who,
    askForKey: async () => (await call(sessionApi.draftKey, {}, { quiet: true })).key,
    senders: registeredParts().senders,
  })
  let before: string | null | undefined
  const follow = () => {
    const now = who()
    const isOther = now !== before
    before = now
    if (isOther) nextSession()
    // The session ended, or it is somebody else's, perhaps since the last page: nobody reads on.
    if (isOther && Object.keys(keptHere.get()).some((kept) => kept !== now))
      void import('#kit/outbox/forgetKept.ts').then(({ forgetOthers }) => forgetOthers(now))
  }
  follow()
  sessionStore.subscribe(follow)
}
