import type { ImportedName } from '../composites.contract.ts'
import { accountsImported } from './accounts.store.ts'
import { activitiesImported } from './activities.store.ts'
import type { ImportedEntity } from './importedEntity.ts'
import { leadsImported } from './leads.store.ts'
import { linksImported } from './links.store.ts'
import { objectsImported } from './objects.store.ts'
import { paymentsImported } from './payments.store.ts'
import { staysImported } from './stays.store.ts'

/** In the order in which they are written: a link requires both its ends. */
export const entities: Record<ImportedName, ImportedEntity> = {
  Account: accountsImported,
  Object: objectsImported,
  ObjectAccount: linksImported,
  Demand: leadsImported,
  Activity: activitiesImported,
  Reservation: staysImported,
  Transaction: paymentsImported,
}
