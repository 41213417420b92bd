import { feature } from '#base/register/feature.ts'
import { selectionRoutes } from './selections.routes.ts'
import { selectionKind } from './selection.kind.ts'
import { selectionRecord } from './selection.record.ts'
import { el as shownEl } from './messages/el.ts'
import { en as shownEn } from './messages/en.ts'
import { ru as shownRu } from './messages/ru.ts'
import { el as siteEl } from './site/messages/el.ts'
import { en as siteEn } from './site/messages/en.ts'
import { ru as siteRu } from './site/messages/ru.ts'

export const selections = feature({
  routes: [selectionRoutes],
  texts: [
    { en: shownEn, el: shownEl, ru: shownRu },
    { en: siteEn, el: siteEl, ru: siteRu },
  ],
  kinds: { Selection: selectionKind },
  records: { Selection: selectionRecord },
})
