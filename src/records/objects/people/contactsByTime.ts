// Who has to do with an object now, and who lived in it in which year.
import { hasEnded, tenantRelations } from './objectAccounts.contract.ts'
import type { ObjectAccount } from './objectAccounts.contract.ts'

type Link = Pick<ObjectAccount, 'relation' | 'endDate'>
export type TenantYear<L> = { year: string; tenants: L[] }

/**
 * Tenants whose time is over go to the year in which it ended, the earliest year first; everybody
 * else is current. `today` is YYYY-MM-DD.
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
