// An invited colleague chooses a password or a passkey, and is signed in with it.
import { badInput, badRequest, Problem } from '#kit/http/problem.ts'
import { lock, log } from '#kit/db/save.ts'
import type { Db } from '#base/backend/backend.ts'
import { hashPassword } from '../passwords/passwords.ts'
import type { MustBeGood } from '../passwords/passwordRules.ts'
import { openLink } from '../links/links.store.ts'
import { accountRole } from '../roles/userRole.store.ts'
import type { PasskeyPlace } from '../second-factor/passkeys/passkeyHost.ts'
import { addPasskey, beginPasskey } from '../second-factor/passkeys/passkeys.store.ts'
import { makeRecoveryCodes } from '../second-factor/recoveryCodes.store.ts'
import type { MadePasskey } from '../second-factor/shown.contract.ts'
import { completeSignIn } from '../sign-in/completeSignIn.store.ts'
import type { From, SignedIn } from '../sign-in/completeSignIn.store.ts'
import type { Note } from '../sign-in/signInLog.ts'
import { keepPassword } from '../sign-in/users.store.ts'
import { invitedBy } from './invitations.store.ts'
import type { Invited } from './invitations.store.ts'

const uses = { name: 'invitationLink', most: 100, mostOfNetwork: 300 }

/** One error for every reason: used, withdrawn, out of date, changed access, or never made. */
const isOver = () =>
  new Problem(400, { detail: 'session.invitation.over', extra: { invitationOver: true } })

/** Whom the link invites. 400 if it does not work, 429 after too many tries. */
export async function openInvitation(db: Db, code: string, address: string): Promise<Invited> {
  const invited = await openLink(
    db,
    { token: code, address },
    { guesses: 'unknownLink', uses, find: (token) => invitedBy(db, token) },
  )
  if (!invited) throw isOver()
  return invited
}

/** The options with which the browser creates a passkey; only whoever has the code can store it. */
export async function beginInvitedPasskey(
  db: Db,
  code: string,
  { address, place, agency }: { address: string; place: PasskeyPlace | undefined; agency: string },
) {
  const invited = await openInvitation(db, code, address)
  if (!place) throw badRequest('session.noPasskeysHere')
  return beginPasskey(db, code, invited, place, agency, true)
}

type Choice = { password: string } | { name: string; passkey: MadePasskey }
type Context = { db: Db; mustBeGood: MustBeGood; note: Note }
type Accepted = { signedIn: SignedIn; recoveryCodes: string[] | null }

/** 400 for a link that does not work, a weak password or a passkey that was not made for it. */
export async function acceptInvitation(
  { db, mustBeGood, note }: Context,
  { code, ...choice }: Choice & { code: string },
  { place, ...from }: From & { place: PasskeyPlace | undefined },
): Promise<Accepted> {
  const { address } = from
  const invited = await openInvitation(db, code, address)
  const { accountId } = invited
  const keep = await waysToKeep(choice, { invited, code, place, mustBeGood })
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    // Of two who come with the same link at the same time, the second waits here; then the invitation is gone.
    await lock(tx, accountRole, accountId)
    if (!(await invitedBy(tx, code))) throw isOver()
    return keep(tx)
  })
  const by = 'password' in choice ? 'password' : 'passkey'
  note({ action: 'acceptInvitation', outcome: 'done', address, by, user: invited })
  const signedIn = await completeSignIn(db, accountId, from)
  if (!signedIn) throw isOver()
  note({ action: 'signIn', outcome: 'done', address, by, user: invited })
  return { signedIn, recoveryCodes }
}

type ChoiceContext = Pick<Context, 'mustBeGood'> & {
  invited: Invited
  code: string
  place: PasskeyPlace | undefined
}

/** Checks the choice, and returns what stores it in a transaction. */
async function waysToKeep(
  choice: Choice,
  { invited, code, place, mustBeGood }: ChoiceContext,
): Promise<(tx: Db) => Promise<string[] | null>> {
  const { accountId, username } = invited
  if ('password' in choice) {
    await mustBeGood(choice.password, accountId)
    const passwordHash = await hashPassword(choice.password)
    return async (tx) => {
      await keepPassword(tx, { accountId, username, passwordHash }, invited, 'acceptInvitation')
      return null
    }
  }
  if (!place) throw badRequest('session.noPasskeysHere')
  return async (tx) => {
    if (!(await addPasskey(tx, code, accountId, choice, place, true)))
      throw badInput({ passkey: ['session.passkeyNotMade'] }, 'session.passkeyNotMade')
    await tx.deleteFrom('invitation').where('accountId', '=', accountId).execute()
    const entry = { of: accountRole, id: accountId, version: null, actor: invited }
    await log(tx, { ...entry, action: 'acceptInvitation', message: choice.name })
    return makeRecoveryCodes(tx, accountId)
  }
}
