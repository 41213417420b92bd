import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { feedJobs } from './making/feedJobs.ts'
import { makeFeed } from './making/makeFeed.ts'
import { portalObjects, portalsOfObject, switchPortal } from './portalObjects.store.ts'
import { portalsApi } from './portals.contract.ts'
import {
  addPortal,
  deletePortal,
  listPortals,
  renewAddress,
  restorePortal,
  savePortal,
} from './portals.store.ts'
import { portalFetches } from './sending/fetches.store.ts'
import { feedRoute } from './sending/feedRoute.ts'

export function portalRoutes(backend: Backend): void {
  const { http, db, translate, publicUrl } = backend
  feedJobs(backend)
  feedRoute(backend)
  serve(http, portalsApi, {
    listPortals: ({ actor, language }) => listPortals(db, actor, { language, translate }),
    addPortal: ({ body, actor }) => addPortal(db, body, actor),
    savePortal: ({ body, actor }) => savePortal(db, body, actor),
    deletePortal: ({ params }) => deletePortal(db, params.id),
    restorePortal: ({ params }) => restorePortal(db, params.id),
    renewAddress: ({ params }) => renewAddress(db, params.id, publicUrl),
    makePortalFeed: async ({ params, body }) => ({
      made: (await makeFeed(backend, { id: params.id, ...body })) ?? null,
    }),
    portalObjects: ({ params, query, language }) =>
      portalObjects(db, { id: params.id, ...query }, { language, translate }),
    portalFetches: ({ params }) => portalFetches(db, params.id),
    portalsOfObject: ({ params, language }) =>
      portalsOfObject(db, params.id, { language, translate }),
    switchPortal: ({ body }) => switchPortal(db, body),
  })
}
