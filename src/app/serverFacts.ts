import { instantNow } from '#kit/clock.ts'
import type { ServerFacts } from '#base/backend/serverFacts.ts'
import { settingStates } from './config.ts'
import type { Config } from './config.ts'
import { openFreeMap } from './settings/mapSource.ts'
import { productRelease } from './productVersion.ts'

/** Call once, when the server starts. */
export const serverFacts = (
  { filesUrl, mapSource, databaseUrl }: Config,
  environment: NodeJS.ProcessEnv,
): ServerFacts => ({
  ...productRelease(),
  startedOn: instantNow(),
  isEmbedded: databaseUrl === undefined,
  filesIn: filesUrl === undefined ? 'folder' : 's3',
  map: mapSource === null ? 'outline' : mapSource === openFreeMap ? 'usual' : 'own',
  settings: settingStates(environment),
})
