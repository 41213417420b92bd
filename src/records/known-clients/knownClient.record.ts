import { sql } from 'kysely'
import { clientChecker } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { noDetail } from '#base/register/titleParts.ts'
import { knownClientFields } from './knownClientFields.contract.ts'
import { saveKnownClient } from './knownClients.store.ts'
import { ownersOf } from './owners.store.ts'

export const knownClientRecord: RecordsOnServer['KnownClient'] = {
  fields: knownClientFields,
  title: () => sql`concat_ws(', ', "KnownClient"."name", 'D' || "KnownClient"."dealId")`,
  detail: noDetail,
  rules: {
    open: (actor) => clientChecker.allows(actor),
    change: (actor) => clientChecker.allows(actor),
  },
  // Nobody deletes one.
  restore: null,
  putBack: {
    lists: { owners: ownersOf },
    save: ({ db }, input, actor) => saveKnownClient(db, input, actor),
  },
}
