import { feature } from '#base/register/feature.ts'
import { trashRoutes } from './trash.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const trash = feature({
  routes: [trashRoutes],
  texts: [{ en, el, ru }],
})
