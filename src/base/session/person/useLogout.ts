import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { sessionApi } from '../session.contract.ts'
import { forgetKept } from './forgetKept.ts'
import { session } from './session.ts'

/** Signs the person out and opens the start page. */
export function useLogout(): () => Promise<void> {
  const go = useGo()
  const queryClient = useQueryClient()
  return async () => {
    if (!(await forgetKept())) return
    // The browser forgets the session even when the server cannot be reached.
    await call(sessionApi.logout, {}, { quiet: true }).catch(() => undefined)
    session.end()
    queryClient.clear()
    go('/')
  }
}
