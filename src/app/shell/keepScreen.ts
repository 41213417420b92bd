// Keeps the current screen until the next one is loaded, and if it cannot be loaded.
import i18n from 'i18next'
import { NoConnection } from '#kit/http/call.ts'
import { banner } from '#kit/ui/banner.ts'
import { NewVersion, reloadNewVersion } from '#kit/ui/loading/loadPart.ts'
import { createStore } from '#kit/ui/store.ts'
import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import type { RouteScreen } from '#base/register/screen.tsx'

/** Whether a screen is being loaded before navigating to it. */
export const fetchingScreen = createStore(false)

type Routes = Pick<AnyRouter, 'getMatchedRoutes'> & { history: RouterHistory }

export function keepScreen({ history, getMatchedRoutes }: Routes): void {
  let newest = 0
  history.block({
    enableBeforeUnload: false,
    // Returns true to block the navigation.
    blockerFn: async ({ currentLocation, nextLocation, action }) => {
      if (nextLocation.pathname === currentLocation.pathname) return false
      const [, , route] = getMatchedRoutes(nextLocation.pathname)
      const screen = route?.options.component as Partial<RouteScreen> | undefined
      if (!screen?.fetch) return false
      const own = (newest += 1)
      fetchingScreen.set(true)
      try {
        await screen.fetch()
        // The user has navigated elsewhere meanwhile.
        return own !== newest && action === 'PUSH'
      } catch (failure) {
        if (own === newest) notOpened(failure, nextLocation.href)
        return true
      } finally {
        if (own === newest) fetchingScreen.set(false)
      }
    },
  })
}

function notOpened(failure: unknown, href: string): void {
  if (failure instanceof NewVersion) {
    if (!reloadNewVersion(href)) banner.show('warning', i18n.t('shell.notOpened.newVersion'))
  } else if (failure instanceof NoConnection) {
    banner.show('warning', i18n.t('shell.notOpened.offline'))
  } else banner.show('danger', i18n.t('shell.notOpened.failed'))
}
