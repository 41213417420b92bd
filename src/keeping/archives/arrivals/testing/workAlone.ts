// Imports archives like a server, in a process that can be killed. Argument: the connection and the file folder as JSON.
import { openDatabase } from '#kit/db/open.ts'
import type { DatabaseConnection } from '#kit/db/open.ts'
import { openFileStore } from '#kit/files/openFileStore.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import { bundledTexts } from '#base/register/bundledTexts.ts'
import type { Tables } from '#base/backend/tables.ts'
// Fills the register of records.
import '#app/features.ts'
import { workOnArrivals } from '../work/arrivalWork.ts'
import type { ArrivalWork } from '../work/importArchive.ts'

type Given = { connection: DatabaseConnection; folder: string }

const { connection, folder } = JSON.parse(process.argv[2]!) as Given
const { db, close } = openDatabase<Tables>(connection)
const { translate } = createTexts(bundledTexts)
const files = await openFileStore(undefined, folder)
await workOnArrivals({ db, files, translate, log: { info: () => {} } } as unknown as ArrivalWork)
await close()
