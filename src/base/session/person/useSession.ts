import type { Permission } from '#kit/http/endpoint.ts'
import { useStore } from '#kit/ui/store.ts'
import { interrupted } from './interruption.ts'
import { mayUse } from './mayUse.ts'
import { sessionStore } from './session.ts'
import type { Session } from './storedSession.ts'

/** Who signs in again over a screen stays its person meanwhile: the screen stands as it was. */
export function useSession(): Session | null {
  const ended = useStore(interrupted)
  return useStore(sessionStore) ?? ended
}

/** `may(permission)`: whether the person may use what an endpoint with this permission gives. */
export function useMay(): (permission: Permission) => boolean {
  const person = useSession()
  return (permission) => mayUse(person, permission)
}
