// Handles the result of every call: shows failures in the banner, and the end of a session.
import i18n from 'i18next'
import { listenToCalls, NoConnection } from '#kit/http/call.ts'
import type { CallFailed } from '#kit/http/call.ts'
import { banner } from '#kit/ui/banner.ts'
import { interruptedSession, isTyping, whenResumed } from '#base/session/person/interruption.ts'
import { followRole } from '#base/session/person/renewSession.ts'
import { session } from '#base/session/person/session.ts'
import { sessionPaths } from '#base/session/session.paths.ts'
import { leaveScreen } from './leaveScreen.ts'
import type { router } from '../routes.tsx'

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export function showFailures(routes: typeof router): void {
  listenToCalls({
    onSuccess: () => banner.clear(),
    onSessionEnd: () => signedOut(routes),
    onMustEnrol: () => enrolFirst(routes),
    onDenied: followRole,
    onFailure: (failure) => {
      if (failure instanceof NoConnection)
        return banner.show('warning', i18n.t('shell.noConnection'))
      banner.show(failure.status === 403 ? 'warning' : 'danger', failureMarkup(failure))
    },
  })
  routes.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) banner.clear()
  })
}

// A 400 with a UserManager list shows its entries, one per line; others their detail; a 500 its title.
function failureMarkup({ status, problem }: CallFailed): string {
  if (problem['mustEnrol']) return escape(problem.detail)
  if (problem.title === 'Access denied') return i18n.t('shell.accessDenied')
  if (status === 400 && problem.UserManager) return problem.UserManager.map(escape).join('<br>')
  if (status >= 500) return `<b>${escape(problem.title)}</b><br>${escape(problem.detail)}`
  return escape(problem.detail || problem.title)
}

/** Where somebody may be typing, signing in is a dialog over the screen, and the call waits. */
function signedOut(routes: typeof router): Promise<boolean> {
  session.lose()
  if (interruptedSession.get()) return whenResumed()
  leaveToLogin(routes)
  return Promise.resolve(false)
}

/** Where somebody may be typing, they leave the screen when they want to. */
function enrolFirst(routes: typeof router): void {
  const current = session.current()
  if (!current || current.mustEnrol) return
  session.begin({ ...current, mustEnrol: true })
  if (!isTyping()) void leaveScreen(routes.navigate({ to: sessionPaths.securitySetup }))
}

function leaveToLogin(routes: typeof router): void {
  const { pathname, searchStr } = routes.state.location
  if (pathname.startsWith(sessionPaths.login)) return
  const search = { returnTo: pathname + searchStr } as never
  void leaveScreen(routes.navigate({ to: sessionPaths.login, search }))
}
