import type { Backend } from '#base/backend/backend.ts'
import { publishJobs } from './publishJob.ts'
import { siteRoutes } from './site/site.routes.ts'

export function publishingRoutes(backend: Backend): void {
  publishJobs(backend)
  siteRoutes(backend)
}
