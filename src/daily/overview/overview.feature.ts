import { feature } from '#base/register/feature.ts'
import { overviewRoutes } from './overview.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const overview = feature({
  routes: [overviewRoutes],
  texts: [{ en, el, ru }],
})
