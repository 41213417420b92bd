// Mails a person about changes and misuse of their second factors.
import type { MessageParams } from '#kit/i18n/messages.ts'
import { sessionPaths } from '../session.paths.ts'
import type { Db } from '#base/backend/backend.ts'
import { queueAccessMail } from '../own-sessions/accessMail.ts'
import type { Post } from '../own-sessions/accessMail.ts'

type FactorNews =
  | 'authenticatorAdded'
  | 'authenticatorDeleted'
  | 'passkeyAdded'
  | 'passkeyDeleted'
  | 'newRecoveryCodes'
  | 'recoveryCodeUsed'
  | 'reset'
  | 'guessed'
  | 'locked'

export const queueFactorMail = (
  tx: Db,
  post: Post,
  accountId: number,
  news: FactorNews,
  params: MessageParams = {},
): Promise<void> =>
  queueAccessMail(tx, post, accountId, {
    mail: 'secondFactorMail',
    what: [`secondFactorMail.${news}`, params],
    path: sessionPaths.security,
  })
