import { useEffect } from 'react'
import { useStore } from '#kit/ui/store.ts'
import { keepSending } from '#kit/outbox/ownOutbox.ts'
import { useSession } from '#base/session/person/useSession.ts'
import { pocketState, renewPocket } from './keptPocket.ts'
import type { PocketState } from './keptPocket.ts'

/** What is on this phone, renewed when the page opens, the connection comes back, and the phone is unlocked. */
export function usePocket(): PocketState {
  useEffect(() => {
    const renew = () => void renewPocket()
    const onVisible = () => {
      if (document.visibilityState === 'visible') renew()
    }
    renew()
    keepSending()
    window.addEventListener('online', renew)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('online', renew)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
  const state = useStore(pocketState)
  const who = useSession()?.username
  // Never that of the person who used this page before.
  return state.pocket?.who === who ? state : { ...state, pocket: null }
}
