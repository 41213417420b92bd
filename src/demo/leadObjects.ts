// Objects offered to leads: those with the wanted type of offer, near the budget.

import type { DemoLead } from './leads.ts'
import type { DemoObject } from './objects/demoObject.ts'
import type { Random } from './random.ts'

export type DemoLeadObject = { leadId: number; objectId: number; position: number }

type LeadWish = {
  offered: 'forSale' | 'forRent' | 'forShortRent'
  price: 'salePrice' | 'rentPrice' | 'shortRentPrice'
  most: number | null
}

export function leadObjects(
  random: Random,
  leads: readonly DemoLead[],
  objects: readonly DemoObject[],
): DemoLeadObject[] {
  const live = objects.filter(({ deletedOn }) => !deletedOn)
  return leads.flatMap((lead) => {
    const wanted = wantedBy(lead)
    if (!wanted || !random.chance(0.6)) return []
    const offered = live.filter((object) => suits(object, wanted))
    return random
      .sample(offered, random.int(1, 5))
      .map(({ id }, at) => ({ leadId: lead.id, objectId: id, position: at + 1 }))
  })
}

function wantedBy(lead: DemoLead): LeadWish | null {
  if (lead.forPurchase)
    return { offered: 'forSale', price: 'salePrice', most: lead.purchaseBudgetRangeMax }
  if (lead.forRent) return { offered: 'forRent', price: 'rentPrice', most: lead.rentBudgetRangeMax }
  if (lead.forShortRent)
    return { offered: 'forShortRent', price: 'shortRentPrice', most: lead.shortRentBudgetRangeMax }
  return null
}

// Clients are also shown slightly more expensive objects.
const suits = (object: DemoObject, { offered, price, most }: LeadWish): boolean =>
  object[offered] && (most === null || (object[price] ?? 0) <= most * 1.1)
