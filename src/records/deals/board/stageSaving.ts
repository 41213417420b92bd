import type { StageSaving } from '#kit/board/useSaveStage.ts'
import { call } from '#kit/http/call.ts'
import { dealsApi } from '../deals.contract.ts'

/** How the stage of a deal is saved, from the board and from its own screen. */
export const stageSaving: StageSaving = {
  save: ({ stage, ...deal }) => call(dealsApi.saveDeal, { body: { ...deal, dealStage: stage } }),
  subject: 'deal',
}
