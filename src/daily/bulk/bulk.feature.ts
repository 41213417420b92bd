import { feature } from '#base/register/feature.ts'
import { bulkRoutes } from './bulk.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const bulk = feature({
  routes: [bulkRoutes],
  texts: [{ en, el, ru }],
})
