import { feature } from '#base/register/feature.ts'
import { mergePart } from '#base/register/mergePart.ts'
import { filesRoutes } from './files.routes.ts'
import { fileKind } from './file.kind.ts'
import { fileRecord } from './file.record.ts'
import { filesToMove, moveFilesOfAccount, returnFiles } from './attachFiles.store.ts'
import { el as shownEl } from './messages/el.ts'
import { en as shownEn } from './messages/en.ts'
import { ru as shownRu } from './messages/ru.ts'
import { el as toldEl } from './messages/server/el.ts'
import { en as toldEn } from './messages/server/en.ts'
import { ru as toldRu } from './messages/server/ru.ts'

export const files = feature({
  routes: [filesRoutes],
  texts: [
    { en: shownEn, el: shownEl, ru: shownRu },
    { en: toldEn, el: toldEl, ru: toldRu },
  ],
  kinds: { File: fileKind },
  records: { File: fileRecord },
  merges: mergePart<number[]>({
    name: 'files',
    note: filesToMove,
    move: moveFilesOfAccount,
    giveBack: (tx, ids, { keptId, duplicateId }) => returnFiles(tx, ids ?? [], keptId, duplicateId),
  }),
})
