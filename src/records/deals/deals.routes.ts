import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { blankDeal } from './blankDeal.store.ts'
import { boardOfDeals } from './board/dealBoard.store.ts'
import { dealField } from './dealField.ts'
import { dealListApi } from './dealList.contract.ts'
import { searchDeals } from './dealList.store.ts'
import { dealsApi } from './deals.contract.ts'
import { deleteDeal, restoreDeal, saveDeal } from './deals.store.ts'
import { followUpsApi } from './followUps/followUps.contract.ts'
import { doFollowUp, followUps, undoFollowUp } from './followUps/followUps.store.ts'
import { readDeal } from './readDeal.store.ts'

export function dealRoutes({ http, db, translate }: Backend): void {
  serve(http, dealListApi, {
    boardOfDeals: async ({ body, actor }) => ({
      columns: await boardOfDeals(db, body, actor),
    }),
    searchDeals: async ({ body, actor }) => {
      const { types, stages, ...deals } = await searchDeals(db, body, actor)
      const all = { value: 0, text: translate(actor.language, 'deal.allTypes'), parent: null }
      return { ...deals, options: { types: [all, ...types], stages } }
    },
  })
  serve(http, followUpsApi, {
    followUps: ({ params: { id }, actor }) => followUps(db, { id, actor, translate }),
    doFollowUp: ({ params: { id }, body: { step }, actor }) =>
      doFollowUp(db, { id, step, actor, translate }),
    undoFollowUp: ({ params: { id }, body: { step }, actor }) =>
      undoFollowUp(db, { id, step, actor, translate }),
  })
  serve(http, dealsApi, {
    addDeal: ({ query, actor }) => blankDeal(db, query, actor),
    editDeal: ({ params, actor }) => readDeal(db, params.id, actor),
    saveDeal: ({ body, actor }) => saveDeal(db, body, actor),
    patchDeal: ({ params, body, actor }) => dealField.patch(db, params.id, body, actor),
    dealFieldChoices: ({ query, actor }) => dealField.choices(db, query, actor),
    deleteDeal: ({ params, actor }) => deleteDeal(db, params.id, actor),
    restoreDeal: ({ params, actor }) => restoreDeal(db, params.id, actor),
  })
}
