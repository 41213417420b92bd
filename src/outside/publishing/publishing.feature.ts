import { feature } from '#base/register/feature.ts'
import { publishingRoutes } from './publishing.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const publishing = feature({
  routes: [publishingRoutes],
  texts: [{ en, el, ru }],
})
