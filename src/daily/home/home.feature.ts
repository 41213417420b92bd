import { feature } from '#base/register/feature.ts'
import { homeRoutes } from './home.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const home = feature({
  routes: [homeRoutes],
  texts: [{ en, el, ru }],
})
