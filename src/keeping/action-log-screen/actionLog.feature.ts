import { feature } from '#base/register/feature.ts'
import { actionLogRoutes } from './actionLog.routes.ts'
import { el as shownEl } from './messages/el.ts'
import { en as shownEn } from './messages/en.ts'
import { ru as shownRu } from './messages/ru.ts'
import { el as toldEl } from './messages/server/el.ts'
import { en as toldEn } from './messages/server/en.ts'
import { ru as toldRu } from './messages/server/ru.ts'

export const actionLogScreen = feature({
  routes: [actionLogRoutes],
  texts: [
    { en: shownEn, el: shownEl, ru: shownRu },
    { en: toldEn, el: toldEl, ru: toldRu },
  ],
})
