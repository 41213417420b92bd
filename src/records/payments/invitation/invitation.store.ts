// The mail is queued in the transaction that grants access, so that neither happens alone.
import type { Actor } from '#kit/http/endpoint.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import type { Backend } from '#base/backend/backend.ts'
import { queueLetter } from '#base/mail/queueLetters.store.ts'
import type { LetterContext } from '#base/mail/queueLetters.store.ts'
import { inviteUser } from '#base/session/passwords/inviteUser.ts'
import { resetLink } from '#base/session/passwords/resetPassword.ts'
import { paymentsUrlOf } from '#base/session/person/paymentsVariant.ts'
import { countTry, limitsOfInvitation } from '#base/session/sign-in/tries.store.ts'

/** Returns the address that it is sent to. */
export async function sendInvitation(
  context: LetterContext & Pick<Backend, 'publicUrl' | 'paymentsHost'>,
  accountId: number,
  actor: Actor,
): Promise<{ sentTo: string }> {
  const { db, translate, agency } = context
  await countTry(db, limitsOfInvitation(accountId))
  return db.transaction().execute(async (tx) => {
    const { username, language, code } = await inviteUser(tx, accountId, actor)
    if (code !== null) {
      const address = paymentsUrlOf(context)
      const link = resetLink(address, { username, code, language })
      const params = { agency: agency.in(language).name, link, address, username }
      await queueLetter(
        tx,
        {
          to: username,
          language: languageOf(language),
          subject: translate(language, ['payments.invitation.mailSubject', params]),
          blocks: [translate(language, ['payments.invitation.mailText', params])],
          about: { entity: 'Account', id: accountId },
        },
        actor,
        context,
      )
    }
    return { sentTo: username }
  })
}
