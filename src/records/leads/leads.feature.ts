import { feature } from '#base/register/feature.ts'
import { leadRoutes } from './leads.routes.ts'
import { leadList } from './list/lead.list.ts'
import { leadKind } from './lead.kind.ts'
import { leadRecord } from './lead.record.ts'
import { leadsKept } from './leads.kept.ts'

export const leads = feature({
  kept: leadsKept,
  routes: [leadRoutes],
  kinds: { Demand: leadKind },
  records: { Demand: leadRecord },
  lists: { LeadList: leadList },
})
