// Proposes another mapping for an import, from what its cells showed when they were read.
import { conflict, notFound } from '#kit/http/problem.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Backend } from '#base/backend/backend.ts'
import { moveImport } from '../import.store.ts'
import { ownLabels } from './proposeFor.store.ts'
import { ownExport } from './ownExport.store.ts'
import { propose } from './propose.ts'
import type { Proposed } from './propose.ts'
import type { Remembered } from './remembered.ts'

type Options = { remembered?: Remembered; actor: Actor }

/** 409 if another release has read the file, which kept less of it. */
export async function proposeAgain(
  { db, texts }: Pick<Backend, 'db' | 'texts'>,
  which: { id: number; version: number },
  { remembered, actor }: Options,
): Promise<Proposed> {
  const found = await db
    .selectFrom('import')
    .select(['kind', 'source', 'proposal'])
    .where('id', '=', which.id)
    .executeTakeFirst()
  if (!found) throw notFound()
  const { kind, source, proposal } = found
  if (!proposal) throw conflict('import.notNow')
  const { headers, format } = source
  const own = remembered ? null : await ownExport(db, { importId: which.id, kind, headers }, texts)
  const file = { kind, format, columns: proposal.judged, own }
  const proposed = propose(file, ownLabels(kind, texts), remembered)
  await moveImport(
    db,
    which,
    { from: ['mapping', 'checking', 'checked'], to: 'mapping', ...proposed },
    actor,
  )
  return proposed
}
