import { feature } from '#base/register/feature.ts'
import { calendarRoutes } from './calendar.routes.ts'
import { el as shownEl } from './messages/el.ts'
import { en as shownEn } from './messages/en.ts'
import { ru as shownRu } from './messages/ru.ts'
import { el as feedEl } from './messages/feed/el.ts'
import { en as feedEn } from './messages/feed/en.ts'
import { ru as feedRu } from './messages/feed/ru.ts'

export const calendar = feature({
  routes: [calendarRoutes],
  texts: [
    { en: shownEn, el: shownEl, ru: shownRu },
    { en: feedEn, el: feedEl, ru: feedRu },
  ],
})
