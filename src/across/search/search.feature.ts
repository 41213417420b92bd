import { feature } from '#base/register/feature.ts'
import { searchRoutes } from './search.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const search = feature({
  routes: [searchRoutes],
  texts: [{ en, el, ru }],
})
