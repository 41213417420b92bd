import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Leaves a screen whose record is gone: back in the history, or to `/` where there is none. The
 * application is not loaded anew, as Back would after a typed address: what there is to say of what
 * was done, such as how to undo it, must still be heard.
 */
export function useLeave(): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ href: screenBefore(router) ?? '/', replace: true })
  }, [router])
}

/** The screen that was there before the application was loaded, where the browser tells. */
export function screenBefore(router: AnyRouter): string | undefined {
  // Not every browser has it.
  const history = window.navigation as Navigation | undefined
  const at = history?.currentEntry?.index ?? 0
  const address = history?.entries()[at - 1]?.url
  if (!address) return undefined
  const { pathname, search } = new URL(address)
  const [, , screen] = router.getMatchedRoutes(pathname)
  return screen && pathname + search
}
