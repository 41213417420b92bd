// The mail is queued together with what it lets the person do: neither goes missing.
import type { Actor } from '#kit/http/endpoint.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { inviteUser } from '#base/session/passwords/inviteUser.ts'
import { paymentsUrlOf } from '#base/session/person/paymentsVariant.ts'
import { resetLink } from '#base/session/passwords/resetPassword.ts'
import { countTry, limitsOfInvitation } from '#base/session/sign-in/tries.store.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import { agencyLetter } from '#base/backend/agencyLetter.ts'
import type { Agent } from '#base/backend/agencyLetter.ts'
import { agentOf } from '#base/mail/agents.store.ts'
import { queueLetters } from '#base/mail/queueLetters.store.ts'
import type { QueueingOptions } from '#base/mail/queueLetters.store.ts'
import type { Backend } from '#base/backend/backend.ts'

type Ways = QueueingOptions & Pick<Backend, 'publicUrl' | 'paymentsHost' | 'agency'>

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
      await queueLetters(
        tx,
        [
          {
            ...invitationMail(
              { username, language, code },
              await agentOf(tx, actor.accountId),
              ways,
            ),
            about: { entity: 'Account', id: accountId },
          },
        ],
        actor,
        ways,
      )
    return { sentTo: username }
  })
}

type Invited = { username: string; language: string; code: string }

function invitationMail(
  { username, language, code }: Invited,
  agent: Agent | null,
  ways: Ways,
): Mail {
  const { translate } = ways
  const agency = ways.agency.in(language)
  const address = paymentsUrlOf(ways)
  const link = resetLink(address, { username, code, language })
  const told = { agency: agency.name, link, address, username }
  return agencyLetter(agency, {
    to: username,
    agent,
    language: languageOf(language),
    subject: translate(language, ['payments.invitation.mailSubject', told]),
    blocks: [translate(language, ['payments.invitation.mailText', told])],
  })
}
