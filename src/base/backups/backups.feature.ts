import { feature } from '#base/register/feature.ts'
import { backupJobs } from './backupJobs.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const backups = feature({ routes: [backupJobs], texts: [{ en, el, ru }] })
