import { serve } from '#kit/http/serve.ts'
import { services } from '#records/accounts/list/accountLists.contract.ts'
import { serviceList } from '#records/accounts/list/serviceList.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import type { ListOption } from '#base/settings/listOption.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { leadField } from './edit/leadField.ts'
import { boardOfLeads } from './board/leadBoard.store.ts'
import { leadRuleApi } from './incoming/leadRule.contract.ts'
import { getLeadRule, saveLeadRule } from './incoming/leadRule.store.ts'
import { leadListsApi } from './list/leadLists.contract.ts'
import { findLeads, searchLeads } from './list/leadLists.store.ts'
import { leadsApi } from './leads.contract.ts'
import {
  addLead,
  addLeadObject,
  deleteLead,
  deleteLeadObject,
  restoreLead,
  saveLead,
  viewLead,
} from './leads.store.ts'

export function leadRoutes({ http, db, translate }: Backend): void {
  const typesIn = (language: string) =>
    [...services, 'other' as const].map((service) => translate(language, `service.${service}`))
  serve(http, leadsApi, {
    addLead: ({ body, actor }) => addLead(db, body, actor),
    getLead: ({ params, actor }) => viewLead(db, params.id, actor),
    viewLead: ({ params, actor }) => viewLead(db, params.id, actor),
    saveLead: ({ body, actor }) => saveLead(db, body, actor),
    patchLead: ({ params, body, actor }) => leadField.patch(db, params.id, body, actor),
    leadFieldChoices: ({ query, actor }) => leadField.choices(db, query, actor),
    deleteLead: ({ params, actor }) => deleteLead(db, params.id, actor),
    restoreLead: ({ params, actor }) => restoreLead(db, params.id, actor),
    addLeadObject: ({ body, actor }) => addLeadObject(db, body, actor),
    deleteLeadObject: ({ body, actor }) => deleteLeadObject(db, body, actor),
    findLeads: async ({ query, actor }) => ({ items: await findLeads(db, query.searchStr, actor) }),
  })
  serve(http, leadRuleApi, {
    getLeadRule: () => getLeadRule(db),
    saveLeadRule: ({ body }) => saveLeadRule(db, body),
  })
  serve(http, leadListsApi, {
    boardOfLeads: async ({ body, actor, language }) => ({
      columns: await boardOfLeads(db, body, actor, typesIn(language)),
    }),
    searchLeads: async ({ body, actor, language }) => {
      const [leads, lists] = await Promise.all([
        searchLeads(db, body, actor, typesIn(language)),
        filterLists(db, language),
      ])
      return { ...leads, options: { serviceList: serviceList(translate, language), ...lists } }
    },
  })
}

async function filterLists(db: Db, language: string) {
  const lists = await selectLists(db, ['source', 'leadStage', 'leadPriority'], language)
  const choices = (name: string) =>
    (lists[name] as ListOption<number>[]).map(({ value, text }) => ({ value, text }))
  return {
    sourceList: choices('source'),
    stageList: choices('leadStage'),
    priorityList: choices('leadPriority'),
  }
}
