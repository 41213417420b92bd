import { feature } from '#base/register/feature.ts'
import { backupJobs } from './backupJobs.ts'

export const backups = feature({ routes: [backupJobs] })
