import { feature } from '#base/register/feature.ts'
import { freeStayRoutes } from './freeStays.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const freeStays = feature({
  routes: [freeStayRoutes],
  texts: [{ en, el, ru }],
})
