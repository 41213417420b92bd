// `npm run seed`: fills an empty database with the demo agency, without starting a server.
import { readConfig } from './config.ts'
import { loadDemo } from './loadDemo.ts'
import { oneLine } from './oneLine.ts'
import { openStorage } from './openStorage.ts'

const say = (line: string) => console.log(line)

// Files that this process writes are readable by its user only.
process.umask(0o077)

await oneLine(async () => {
  const config = readConfig(process.env)
  if (config.production) throw new Error('The demo agency is not for production')
  const storage = await openStorage(config, say, (error) => say(error.message))
  const given = { username: config.adminUsername, password: config.adminPassword }
  const { db, files } = storage
  const { agency, publicUrl, secretsKey = null } = config
  const loaded = await loadDemo({ db, files, agency, secretsKey, publicUrl }, given, say)
  if (!loaded) say('There are accounts already; nothing was changed')
  await storage.close()
})
