import { feature } from '#base/register/feature.ts'
import { documentRoutes } from './documents.routes.ts'
import { documentKind } from './document.kind.ts'
import { documentRecord } from './document.record.ts'
import { totalsOf } from '#kit/db/kept/kept.ts'
import { documentList } from './document.list.ts'

export const documents = feature({
  kept: [totalsOf('document', 1)],
  routes: [documentRoutes],
  kinds: { Document: documentKind },
  records: { Document: documentRecord },
  lists: { DocumentList: documentList },
})
