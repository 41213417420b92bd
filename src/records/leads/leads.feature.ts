import { feature } from '#base/register/feature.ts'
import { leadRoutes } from './leads.routes.ts'
import { leadKind } from './lead.kind.ts'
import { leadRecord } from './lead.record.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'
import { el as homeEl } from './messages/home/el.ts'
import { en as homeEn } from './messages/home/en.ts'
import { ru as homeRu } from './messages/home/ru.ts'
import { leadsKept } from './leads.kept.ts'

export const leads = feature({
  kept: leadsKept,
  routes: [leadRoutes],
  texts: [
    { en, el, ru },
    { en: homeEn, el: homeEl, ru: homeRu },
  ],
  kinds: { Demand: leadKind },
  records: { Demand: leadRecord },
})
