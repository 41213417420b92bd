import { feature } from '#base/register/feature.ts'
import { archivesRoutes } from './archives.routes.ts'
import { el as shownEl } from './messages/el.ts'
import { en as shownEn } from './messages/en.ts'
import { ru as shownRu } from './messages/ru.ts'
import { el as writtenEl } from './messages/server/el.ts'
import { en as writtenEn } from './messages/server/en.ts'
import { ru as writtenRu } from './messages/server/ru.ts'

export const archives = feature({
  routes: [archivesRoutes],
  texts: [
    { en: shownEn, el: shownEl, ru: shownRu },
    { en: writtenEn, el: writtenEl, ru: writtenRu },
  ],
})
