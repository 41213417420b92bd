// `estia adopt-files`: gives the file storage the mark of the database, after a start has refused the two together.
import { openFileStore } from '#kit/files/openFileStore.ts'
import { adoptFiles } from '#base/files/mark/storageMark.store.ts'
import { readConfig } from '../config.ts'
import { placeOfFiles } from '../guards/guardStorage.ts'
import type { Command } from './command.ts'
import { reachDatabase } from './reachDatabase.ts'

export const adoptFilesCommand: Command = {
  usage: '',
  help: `Database and file storage carry the same mark, and the server starts with no others. When it
refuses two that do belong together, because the files were restored or copied without their
mark, this gives the storage the mark of the database. Run it once, with the settings of the
server. Nothing else is changed, and no file is looked at: make sure first that it is the right
storage.`,
  options: {},
  mostArguments: 0,
  async run(_given, { say }) {
    const config = readConfig(process.env)
    const { pool, close } = await reachDatabase(config, say)
    try {
      const { mark } = await adoptFiles(pool, await openFileStore(config.filesUrl, config.dataDir))
      say(`From now on ${placeOfFiles(config)} belongs to the database`)
      return { ok: true, mark }
    } finally {
      await close()
    }
  },
}
