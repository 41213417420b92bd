import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Leaves the screen of a deleted record: back in the history, or to `/`. Does not reload the application, as Back would after a
 * typed address, because notices such as undo must stay.
 */
export function useLeave(): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ href: screenBefore(router) ?? '/', replace: true })
  }, [router])
}

/** The screen before the application was loaded, if the browser tells. */
export function screenBefore(router: AnyRouter): string | undefined {
  // Not all browsers support it.
  const history = window.navigation as Navigation | undefined
  const at = history?.currentEntry?.index ?? 0
  const address = history?.entries()[at - 1]?.url
  if (!address) return undefined
  const { pathname, search } = new URL(address)
  const [, , screen] = router.getMatchedRoutes(pathname)
  return screen && pathname + search
}
