import { feature } from '#base/register/feature.ts'
import { duplicateRoutes } from './duplicates.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const duplicates = feature({
  routes: [duplicateRoutes],
  texts: [{ en, el, ru }],
})
