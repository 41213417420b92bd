import { feature } from '#base/register/feature.ts'
import { handOverRoutes } from './handOver.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const handOver = feature({
  routes: [handOverRoutes],
  texts: [{ en, el, ru }],
})
