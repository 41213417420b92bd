import { feature } from '#base/register/feature.ts'
import { mergePart } from '#base/register/mergePart.ts'
import { dealRoutes } from './deals.routes.ts'
import { dealKind } from './deal.kind.ts'
import { dealRecord } from './deal.record.ts'
import { dealsToMove, moveDealsOfAccount, returnDeals } from './people/moveDeals.store.ts'
import type { MovedDeals } from './people/movedDeals.ts'
import { dealsKept } from './deals.kept.ts'
import { dealList } from './deal.list.ts'

export const deals = feature({
  kept: dealsKept,
  routes: [dealRoutes],
  kinds: { Deal: dealKind },
  records: { Deal: dealRecord },
  lists: { DealList: dealList },
  merges: mergePart<MovedDeals>({
    name: 'deals',
    note: dealsToMove,
    move: moveDealsOfAccount,
    giveBack: returnDeals,
  }),
})
