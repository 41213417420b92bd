import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { documentKind } from './document.kind.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { byIdEditing } from '#base/register/address.ts'
import { documentPaths } from './documents.paths.ts'
import { documentTexts } from './documentTexts.ts'

const DocumentList = screen(() => import('./DocumentList.tsx').then((all) => all.DocumentList), {
  texts: [documentTexts],
})
const AddDocument = screen(() => import('./AddDocument.tsx').then((all) => all.AddDocument), {
  texts: [documentTexts],
})
const DocumentScreen = screen(
  () => import('./DocumentScreen.tsx').then((all) => all.DocumentScreen),
  { texts: [documentTexts] },
)

export const documents = parts({
  kinds: { Document: documentKind },
  routes: [
    route('/DocumentList', staff, DocumentList),
    route('/Document/Add', staff, AddDocument),
    route('/Document/$id', staff, DocumentScreen, byIdEditing),
  ],
  menu: [
    {
      at: 60,
      label: 'shell.documents',
      words: 'palette.words.document',
      letter: 'f',
      href: documentPaths.documents,
      may: staff,
    },
  ],
  adds: [
    {
      at: 8,
      label: 'palette.addDocument',
      words: 'palette.words.document',
      href: documentPaths.addDocument,
      may: staff,
    },
  ],
})
