// The link of an invitation, and the mail that brings it.
import type { Actor } from '#kit/http/endpoint.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import { queueLetter } from '#base/mail/queueLetters.store.ts'
import type { LetterContext } from '#base/mail/queueLetters.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { sessionPaths } from '#base/session/session.paths.ts'
import { nameInLetters } from '#base/mail/nameInLetters.ts'
import type { NewLink } from './invitations.contract.ts'

export type InvitationContext = LetterContext &
  Pick<Backend, 'publicUrl'> & {
    /** Without a mail server, the mail is a file on the server, and the link has to be handed over. */
    isMailed: boolean
  }

/** The code stands behind the #, so that it is in no request, and in no log and no Referer. */
export const invitationLink = (publicUrl: string, code: string, language: string): string =>
  `${publicUrl}${sessionPaths.invitation}#${new URLSearchParams({ code, language })}`

type Invitation = {
  accountId: number
  username: string
  language: string
  role: string
  branchId: number | null
  /** Null if the mail with the link was queued a moment ago. */
  code: string | null
}

/** Queues the mail with the link, and returns the link if no mail server delivers it. */
export async function handOut(
  context: InvitationContext,
  tx: Db,
  invitation: Invitation,
  actor: Actor,
): Promise<NewLink> {
  const { accountId: id, username: email, code, language } = invitation
  if (code === null) return { id, email, link: null }
  const link = invitationLink(context.publicUrl, code, language)
  await queueInvitation(context, tx, { ...invitation, link }, actor)
  return { id, email, link: context.isMailed ? null : link }
}

async function queueInvitation(
  context: InvitationContext,
  tx: Db,
  { accountId, username, language, role, branchId, link }: Invitation & { link: string },
  actor: Actor,
): Promise<void> {
  const say = (key: string, params: Record<string, string> = {}) =>
    context.translate(language, [`accounts.invitation.${key}`, params])
  const [name, by] = [
    await namedInLetter(tx, accountId, language),
    await namedInLetter(tx, actor.accountId, language),
  ]
  const { name: agency } = context.agency.in(language)
  const kind = role === 'employee' && branchId !== null ? 'branchEmployee' : role
  await queueLetter(
    tx,
    {
      to: username,
      language: languageOf(language),
      subject: say('subject', { agency }),
      blocks: [
        say('greeting', { name }),
        say('text', { by, agency, role: context.translate(language, `role.${kind}`) }),
        { link, label: say('button') },
        say('ending', { username }),
      ],
      about: { entity: 'Account', id: accountId },
    },
    actor,
    context,
  )
}

async function namedInLetter(tx: Db, id: number, language: string): Promise<string> {
  const person = await tx
    .selectFrom('account')
    .select(['name', 'firstName', 'middleName', 'lastName', 'isCompany'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return nameInLetters(person, languageOf(language))
}
