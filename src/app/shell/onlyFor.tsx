import type { Permission } from '#kit/http/endpoint.ts'
import { needLaterTexts } from '#kit/i18n/browser.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import type { RouteScreen } from '#base/register/screen.tsx'
import { interrupted } from '#base/session/person/interruption.ts'
import { mayUse } from '#base/session/person/mayUse.ts'
import { session } from '#base/session/person/session.ts'
import { useMay } from '#base/session/person/useSession.ts'

const NotForYou = lazyPart(async () => {
  const [{ NotForYou }] = await Promise.all([
    import('#base/register/NotForYou.tsx'),
    needLaterTexts(),
  ])
  return NotForYou
})

/** Replaces a screen for people without its permission, and neither loads nor asks anything for them. */
export function onlyFor(may: Permission, Screen: RouteScreen): RouteScreen {
  const OnlyFor = () => (useMay()(may) ? <Screen /> : <NotForYou may={may} />)
  const isAllowed = () => mayUse(session.current() ?? interrupted.get(), may)
  return Object.assign(OnlyFor, {
    preload: async () => (isAllowed() ? Screen.preload() : undefined),
    fetch: async () => (isAllowed() ? Screen.fetch() : undefined),
  })
}
