import { feature } from '#base/register/feature.ts'
import { documentRoutes } from './documents.routes.ts'
import { documentKind } from './document.kind.ts'
import { documentRecord } from './document.record.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'
import { totalsOf } from '#kit/db/kept/kept.ts'

export const documents = feature({
  kept: [totalsOf('document', 1)],
  routes: [documentRoutes],
  texts: [{ en, el, ru }],
  kinds: { Document: documentKind },
  records: { Document: documentRecord },
})
