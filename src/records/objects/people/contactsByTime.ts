// Splits the contacts of an object into current ones and former tenants by year.
import { hasEnded, tenantRelations } from './objectAccounts.contract.ts'
import type { ObjectAccount } from './objectAccounts.contract.ts'

type Link = Pick<ObjectAccount, 'relation' | 'endDate'>
export type TenantYear<L> = { year: string; tenants: L[] }

/**
 * Tenants whose end date is past are listed by its year, the earliest year first; all other contacts are
 * current. `today` is YYYY-MM-DD.
 */
export function contactsByTime<L extends Link>(
  contacts: readonly L[],
  today: string,
): { current: L[]; years: TenantYear<L>[] } {
  const isFormer = (link: L) => tenantRelations.includes(link.relation) && hasEnded(link, today)
  const byYear = Map.groupBy(contacts.filter(isFormer), ({ endDate }) => endDate!.slice(0, 4))
  return {
    current: contacts.filter((link) => !isFormer(link)),
    years: [...byYear]
      .map(([year, tenants]) => ({ year, tenants }))
      .sort((a, b) => a.year.localeCompare(b.year)),
  }
}
