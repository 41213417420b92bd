import { feature } from '#base/register/feature.ts'
import { searchRoutes } from './search.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'
import { searchKept } from './search.kept.ts'

export const search = feature({
  kept: searchKept,
  routes: [searchRoutes],
  texts: [{ en, el, ru }],
})
