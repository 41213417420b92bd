import type { Permission } from '#kit/http/endpoint.ts'
import { useStore } from '#kit/ui/store.ts'
import { interruptedSession } from './interruption.ts'
import { mayUse } from './mayUse.ts'
import { sessionStore } from './session.ts'
import type { Session } from './storedSession.ts'

/** While the person signs in again after an interruption, returns the ended session: the screen stays as it was. */
export function useSession(): Session | null {
  const ended = useStore(interruptedSession)
  return useStore(sessionStore) ?? ended
}

/** Returns `may(permission)`: whether the person may call endpoints with this permission. */
export function useMay(): (permission: Permission) => boolean {
  const person = useSession()
  return (permission) => mayUse(person, permission)
}
