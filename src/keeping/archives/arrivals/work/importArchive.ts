// Imports one archive: its files first, then everything else in one transaction, so that nobody sees a part of it.
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type { Message } from '#kit/i18n/messages.ts'
import { log as logAction } from '#kit/db/save.ts'
import { inTemporaryFolder } from '#kit/files/temporaryFolder.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { storedTables } from '../../contents/pathOfFile.ts'
import { readTables } from '../contents/arrivingTables.ts'
import { openArchive } from '../contents/openArchive.ts'
import type { OpenedArchive } from '../contents/openArchive.ts'
import { ArchiveRefused } from '../contents/refused.ts'
import { endArrival } from './arrivalLease.store.ts'
import type { ArrivalLease } from './arrivalLease.store.ts'
import { importRows } from './bringRows.store.ts'
import type { RowImportResult } from './bringRows.store.ts'
import { countsMustMatch } from './counts.store.ts'
import { rowsIn } from './rowsIn.ts'
import { noteSettings } from './settings.store.ts'
import { finishImport } from './settle.store.ts'
import { storeFiles, storeLogo } from './storeFiles.store.ts'
import { existingRows } from './existingRows.store.ts'

export type ArrivalWork = Pick<Backend, 'db' | 'files' | 'translate' | 'log'>

export type ArrivalProgress = {
  onTotal: (total: number) => void
  /** Called with the rows and files done since the last call. Throws if the work must stop. */
  onWorked: (count: number) => void
}

/** Throws ArchiveRefused or another error; then nothing has changed except stored files, which the caller removes. */
export async function importArchive(
  work: ArrivalWork,
  lease: ArrivalLease,
  progress: ArrivalProgress,
): Promise<void> {
  const { file } = lease
  if (file === null) throw new ArchiveRefused('arrival.refused.fileGone')
  await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'archive')
    await pipeline(await work.files.read(file), createWriteStream(path))
    const archive = await openArchive(path)
    try {
      await bring(work, lease, { archive, progress })
    } finally {
      await archive.close()
    }
  })
}

async function bring(
  { db, files, translate }: ArrivalWork,
  lease: ArrivalLease,
  { archive, progress }: { archive: OpenedArchive; progress: ArrivalProgress },
): Promise<void> {
  const { arrivalId } = lease
  const { onWorked } = progress
  const tables = await readTables(db)
  const rows = archive.description.tables.reduce((sum, table) => sum + table.rows, 0)
  // Each row is read twice, since it may refer to a row of a later table.
  progress.onTotal(2 * rows + archive.description.files.count)
  await mustBeEmpty(db)
  const storing = { db, files, archive, arrivalId }
  for (const table of storedTables)
    await storeFiles(storing, { table, batches: rowsIn({ archive, tables }, table) }, onWorked)
  await storeLogo(storing)
  await db.transaction().execute(async (tx) => {
    await withoutTimeouts(tx)
    await mustBeEmpty(tx)
    const brought = await importRows({ tx, arrivalId, archive, tables, onWorked })
    const numbered = [...brought.came].filter(([name]) => tables.get(name)!.isNumbered)
    await countsMustMatch(tx, arrivalId, new Map(numbered))
    await finishImport(tx, arrivalId)
    await noteSettings(tx, arrivalId, brought.settings)
    await finish(tx, lease, { brought, translate })
  })
}

export const withoutTimeouts = (tx: Db) =>
  sql`SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)

async function mustBeEmpty(db: Db): Promise<void> {
  if ((await existingRows(db)).length > 0) throw new ArchiveRefused('arrival.refused.notEmpty')
}

async function finish(
  tx: Db,
  lease: ArrivalLease,
  { brought, translate }: { brought: RowImportResult; translate: Backend['translate'] },
): Promise<void> {
  const { arrivalId, fileName, createdById } = lease
  const rows = [...brought.came.values()].reduce((sum, count) => sum + count, 0)
  // The rows of the files now hold their names.
  await sql`DELETE FROM "arrivalFile" WHERE "arrivalId" = ${arrivalId}`.execute(tx)
  await endArrival(tx, lease, { state: 'done', rows, remarks: remarksOf(brought) })
  await logAction(tx, {
    of: { entity: 'Account' },
    id: createdById,
    action: 'import',
    version: null,
    actor: null,
    message: `Archive ${fileName} brought in (${arrivalId})`,
  })
  const language = await languageOfOffice(tx)
  const said = {
    source: ['arrival.alert.source'],
    lines: [['arrival.alert.done', { file: fileName, rows }]],
  } as const
  await addAlert(tx, { said, forAdministrators: true }, { translate, language })
}

const remarksOf = ({ leftOut, were, came }: RowImportResult): Message[] => [
  ...(were > 0 ? [['arrival.remark.were', { count: were }] as const] : []),
  ...((came.get('portal') ?? 0) > 0 ? ['arrival.remark.portals'] : []),
  ...[...leftOut].flatMap(([part, count]) =>
    count > 0 ? [[`arrival.remark.${part}`, { count }] as const] : [],
  ),
]
