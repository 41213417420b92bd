import { feature } from '#base/register/feature.ts'
import { listRoutes } from './lists.routes.ts'
import { el } from './views/messages/el.ts'
import { en } from './views/messages/en.ts'
import { ru } from './views/messages/ru.ts'

export const lists = feature({
  routes: [listRoutes],
  texts: [{ en, el, ru }],
})
