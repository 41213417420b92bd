import { useState } from 'react'
import type { Permission } from '#kit/http/endpoint.ts'
import { loadLaterTexts } from '#kit/i18n/browser.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import type { RouteScreen } from '#base/register/screen.tsx'
import { interruptedSession, isTyping } from '#base/session/person/interruption.ts'
import { mayUse } from '#base/session/person/mayUse.ts'
import { session } from '#base/session/person/session.ts'
import { useMay } from '#base/session/person/useSession.ts'

const NotForYou = lazyPart(async () => {
  const [{ NotForYou }] = await Promise.all([
    import('#base/register/NotForYou.tsx'),
    loadLaterTexts(),
  ])
  return NotForYou
})

/**
 * Replaces a screen for people without its permission, without loading it or calling the server. A form stays open if
 * its user loses the permission, until they leave it, so that typed text can still be copied.
 */
export function onlyFor(may: Permission, Screen: RouteScreen): RouteScreen {
  function OnlyFor() {
    const isTheirs = useMay()(may)
    const [isShown, setShown] = useState(isTheirs)
    if (isShown !== isTheirs && !(isShown && isTyping())) setShown(isTheirs)
    return isShown ? <Screen /> : <NotForYou may={may} />
  }
  const isAllowed = () => mayUse(session.current() ?? interruptedSession.get(), may)
  return Object.assign(OnlyFor, {
    preload: async () => (isAllowed() ? Screen.preload() : undefined),
    fetch: async () => (isAllowed() ? Screen.fetch() : undefined),
  })
}
