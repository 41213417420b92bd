import { feature } from '#base/register/feature.ts'
import { mergePart } from '#base/register/mergePart.ts'
import { filesRoutes } from './files.routes.ts'
import { fileKind } from './file.kind.ts'
import { fileRecord } from './file.record.ts'
import { filesToMove, moveFilesOfAccount, returnFiles } from './attachFiles.store.ts'

export const files = feature({
  routes: [filesRoutes],
  kinds: { File: fileKind },
  records: { File: fileRecord },
  merges: mergePart<number[]>({
    name: 'files',
    note: filesToMove,
    move: moveFilesOfAccount,
    giveBack: (tx, ids, { keptId, duplicateId }) => returnFiles(tx, ids ?? [], keptId, duplicateId),
  }),
})
