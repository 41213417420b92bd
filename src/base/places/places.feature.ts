import { feature } from '#base/register/feature.ts'
import { placeRoutes } from './places.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const places = feature({
  routes: [placeRoutes],
  texts: [{ en, el, ru }],
})
