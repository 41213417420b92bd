import type { StageSaving } from '#kit/board/useSaveStage.ts'
import { call } from '#kit/http/call.ts'
import { leadsApi } from '../leads.contract.ts'

/** How the stage of a lead is saved, from the board and from its own screen. */
export const stageSaving: StageSaving = {
  save: (lead) => call(leadsApi.saveLead, { body: lead }),
  subject: 'lead',
}
