import { feature } from '#base/register/feature.ts'
import { fittingLeadsRoutes } from './fittingLeads.routes.ts'
import { el, toClient as toClientEl } from './messages/el.ts'
import { en, toClient as toClientEn } from './messages/en.ts'
import { ru, toClient as toClientRu } from './messages/ru.ts'

export const fittingLeads = feature({
  routes: [fittingLeadsRoutes],
  texts: [
    { en, el, ru },
    { en: toClientEn, el: toClientEl, ru: toClientRu },
  ],
})
