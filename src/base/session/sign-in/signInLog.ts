// Logs sign-in events: a line in the server's log, and an entry in the action log if the person is known.
// Neither ever contains a password, a token or a code.
import { log } from '#kit/db/save.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { Later } from './inBackground.ts'
import { countFailure } from './signInFailures.ts'
import { accountRole } from '../roles/userRole.store.ts'

export type SignInEvent = {
  action:
    | 'signIn'
    | 'signInFailed'
    | 'signOut'
    | 'endSession'
    | 'endSessions'
    | 'forgotPassword'
    | 'resetPassword'
    | 'setPassword'
    | 'secondStepFailed'
    | 'proofFailed'
    | 'acceptInvitation'
    | 'makeCalendarFeed'
    | 'renewCalendarFeed'
    | 'endCalendarFeed'
  outcome: 'done' | 'refused' | 'too many tries'
  address: string
  /** The factor that was used, or other details that are not secret. */
  by?: string | undefined
  /** Undefined if the user is unknown. The typed name is not logged, because it may be a password. */
  user?: { accountId: number; username: string } | undefined
}

export type Note = (event: SignInEvent) => void

/** When done, these are written to the action log together with the change itself. */
const logged = new Set<SignInEvent['action']>([
  ...(['resetPassword', 'setPassword', 'acceptInvitation'] as const),
  ...(['makeCalendarFeed', 'renewCalendarFeed', 'endCalendarFeed'] as const),
])

export function noteSignIns({ db, log }: Pick<Backend, 'db' | 'log'>, later: Later): Note {
  return (event) => {
    const { action, outcome, address, user, by } = event
    countFailure(event)
    const level = outcome === 'done' ? 'info' : 'warn'
    log[level](
      { action, outcome, address, by, user: user?.username, account: user?.accountId },
      'sign-in',
    )
    if (user && !(logged.has(action) && outcome === 'done'))
      later('writing the action log', () => toActionLog(db, { ...event, user }))
  }
}

type EventOfUser = SignInEvent & Required<Pick<SignInEvent, 'user'>>

const toActionLog = (db: Db, { action, outcome, address, user, by }: EventOfUser) =>
  log(db, {
    of: accountRole,
    id: user!.accountId,
    action,
    version: null,
    // Anybody can cause a failed sign-in or request a new password: no author.
    actor: outcome === 'done' && action !== 'forgotPassword' ? user! : null,
    message: [address, by, outcome === 'done' ? undefined : outcome].filter(Boolean).join(': '),
  })
