// Logs changes and uses of second factors in the action log, never a secret.
import type { Author } from '#kit/db/entity.ts'
import { log } from '#kit/db/save.ts'
import type { Db } from '#base/backend/backend.ts'
import { accountRole } from '../roles/userRole.store.ts'

type FactorAction =
  | 'addAuthenticator'
  | 'deleteAuthenticator'
  | 'addPasskey'
  | 'deletePasskey'
  | 'newRecoveryCodes'
  | 'useRecoveryCode'
  | 'resetSecondFactor'
  | 'requireSecondFactor'

/** `id`: the account that the factor belongs to. */
export const noteFactor = (
  tx: Db,
  id: number,
  action: FactorAction,
  actor: Author,
  message?: string,
) => log(tx, { of: accountRole, id, action, version: null, actor, ...(message && { message }) })
