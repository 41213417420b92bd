import { feature } from '#base/register/feature.ts'
import { mergePart } from '#base/register/mergePart.ts'
import { dealRoutes } from './deals.routes.ts'
import { dealKind } from './deal.kind.ts'
import { dealRecord } from './deal.record.ts'
import { dealsToMove, moveDealsOfAccount, returnDeals } from './people/moveDeals.store.ts'
import type { MovedDeals } from './people/movedDeals.ts'
import { el as dealsEl } from './messages/el.ts'
import { en as dealsEn } from './messages/en.ts'
import { ru as dealsRu } from './messages/ru.ts'
import { el as followUpsEl } from './messages/followUps/el.ts'
import { en as followUpsEn } from './messages/followUps/en.ts'
import { ru as followUpsRu } from './messages/followUps/ru.ts'
import { dealsKept } from './deals.kept.ts'

export const deals = feature({
  kept: dealsKept,
  routes: [dealRoutes],
  texts: [
    { en: dealsEn, el: dealsEl, ru: dealsRu },
    { en: followUpsEn, el: followUpsEl, ru: followUpsRu },
  ],
  kinds: { Deal: dealKind },
  records: { Deal: dealRecord },
  merges: mergePart<MovedDeals>({
    name: 'deals',
    note: dealsToMove,
    move: moveDealsOfAccount,
    giveBack: returnDeals,
  }),
})
