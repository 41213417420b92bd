import { splitName } from '#base/people/reading/splitName.ts'

/** How many names have the surname first, and how many last; those that leave no doubt. */
export type NameOrders = { lastFirst: number; firstLast: number }

export function nameOrders(texts: readonly string[]): NameOrders {
  const orders = { lastFirst: 0, firstLast: 0 }
  for (const text of texts) {
    const { unsure, isCompany, lastName, firstName } = splitName(text)
    if (unsure || isCompany || !lastName || !firstName || text.includes(',')) continue
    if (text.indexOf(lastName) < text.indexOf(firstName)) orders.lastFirst++
    else orders.firstLast++
  }
  return orders
}
