import { feature } from '#base/register/feature.ts'
import { archivesRoutes } from './archives.routes.ts'
import { arrivalsRoutes } from './arrivals/arrivals.routes.ts'
import { el as arrivedEl } from './arrivals/messages/server/el.ts'
import { en as arrivedEn } from './arrivals/messages/server/en.ts'
import { ru as arrivedRu } from './arrivals/messages/server/ru.ts'
import { el as shownEl } from './messages/el.ts'
import { en as shownEn } from './messages/en.ts'
import { ru as shownRu } from './messages/ru.ts'
import { el as writtenEl } from './messages/server/el.ts'
import { en as writtenEn } from './messages/server/en.ts'
import { ru as writtenRu } from './messages/server/ru.ts'

export const archives = feature({
  routes: [archivesRoutes, arrivalsRoutes],
  texts: [
    { en: shownEn, el: shownEl, ru: shownRu },
    { en: writtenEn, el: writtenEl, ru: writtenRu },
    { en: arrivedEn, el: arrivedEl, ru: arrivedRu },
  ],
})
