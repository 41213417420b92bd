// Counts failed sign-ins of this process since its start.
export type SignInFailure =
  | 'unknown_user'
  | 'wrong_password'
  | 'passkey'
  | 'second_step'
  | 'too_many_tries'

const counts = new Map<SignInFailure, number>(
  (['unknown_user', 'wrong_password', 'passkey', 'second_step', 'too_many_tries'] as const).map(
    (reason) => [reason, 0],
  ),
)

/** Counts by reason; every reason has a count from the start. */
export const signInFailures: ReadonlyMap<SignInFailure, number> = counts

type Event = { action: string; outcome: string; by?: string | undefined; user?: unknown }

export function countFailure(event: Event): void {
  const reason = reasonOf(event)
  if (reason) counts.set(reason, counts.get(reason)! + 1)
}

function reasonOf({ action, outcome, by, user }: Event): SignInFailure | undefined {
  if (!['signIn', 'signInFailed', 'secondStepFailed'].includes(action)) return undefined
  if (outcome === 'too many tries') return 'too_many_tries'
  if (outcome !== 'refused') return undefined
  if (action === 'secondStepFailed') return 'second_step'
  if (by === 'passkey') return 'passkey'
  return user ? 'wrong_password' : 'unknown_user'
}
