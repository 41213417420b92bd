import { feature } from '#base/register/feature.ts'
import { matchingRoutes } from './matching.routes.ts'
import { el, told as toldEl } from './messages/el.ts'
import { en, told as toldEn } from './messages/en.ts'
import { ru, told as toldRu } from './messages/ru.ts'
import { matchingKept } from './matching.kept.ts'

export const matching = feature({
  kept: matchingKept,
  routes: [matchingRoutes],
  texts: [
    { en, el, ru },
    { en: toldEn, el: toldEl, ru: toldRu },
  ],
})
