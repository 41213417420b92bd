import { feature } from '#base/register/feature.ts'
import { leadRoutes } from './leads.routes.ts'
import { leadKind } from './lead.kind.ts'
import { leadRecord } from './lead.record.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'
import { leadsKept } from './leads.kept.ts'

export const leads = feature({
  kept: leadsKept,
  routes: [leadRoutes],
  texts: [{ en, el, ru }],
  kinds: { Demand: leadKind },
  records: { Demand: leadRecord },
})
