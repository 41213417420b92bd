import { feature } from '#base/register/feature.ts'
import { callRoutes } from './calls.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'
import { el as notedEl } from './messages/server/el.ts'
import { en as notedEn } from './messages/server/en.ts'
import { ru as notedRu } from './messages/server/ru.ts'

export const calls = feature({
  routes: [callRoutes],
  texts: [
    { en, el, ru },
    { en: notedEn, el: notedEl, ru: notedRu },
  ],
})
