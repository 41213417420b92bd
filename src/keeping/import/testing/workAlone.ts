// Works on imports like a server, in a process that can be killed: the connection is the first argument, as JSON.
import { openDatabase } from '#kit/db/open.ts'
import type { DatabaseConnection } from '#kit/db/open.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { Tables } from '#base/backend/tables.ts'
import { workOnImports } from '../work/importWork.ts'

const { db, close } = openDatabase<Tables>(JSON.parse(process.argv[2]!) as DatabaseConnection)
// The remaining steps need neither files nor texts.
await workOnImports({ db, log: { info: () => {} } } as unknown as Backend)
await close()
