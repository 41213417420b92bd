// The mail is queued together with what it lets the person do: neither goes missing.
import type { Actor } from '#kit/http/endpoint.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { inviteUser } from '#base/session/passwords/inviteUser.ts'
import { paymentsUrlOf } from '#base/session/person/paymentsVariant.ts'
import { resetLink } from '#base/session/passwords/resetPassword.ts'
import { countTry, limitsOfInvitation } from '#base/session/sign-in/tries.store.ts'
import { signatureOf } from '#base/backend/agencyFacts.ts'
import type { Backend } from '#base/backend/backend.ts'

type Ways = Pick<Backend, 'db' | 'translate' | 'publicUrl' | 'paymentsHost' | 'agency'>

/** Answers the address that it goes to. */
export async function sendInvitation(
  ways: Ways,
  accountId: number,
  actor: Actor,
): Promise<{ sentTo: string }> {
  const { db } = ways
  await countTry(db, limitsOfInvitation(accountId))
  return db.transaction().execute(async (tx) => {
    const { username, language, code } = await inviteUser(tx, accountId, actor)
    if (code !== null)
      await queueMail(tx, [
        {
          ...invitationMail({ username, language, code }, ways),
          sentById: actor.accountId,
          about: { entity: 'Account', id: accountId },
        },
      ])
    return { sentTo: username }
  })
}

type Invited = { username: string; language: string; code: string }

function invitationMail({ username, language, code }: Invited, ways: Ways): Mail {
  const { translate } = ways
  const agency = ways.agency.in(language)
  const address = paymentsUrlOf(ways)
  const link = resetLink(address, { username, code, language })
  const told = { agency: agency.name, link, address, username }
  return {
    to: username,
    subject: translate(language, ['payments.invitation.mailSubject', told]),
    text: [translate(language, ['payments.invitation.mailText', told]), signatureOf(agency)].join(
      '\n\n',
    ),
  }
}
