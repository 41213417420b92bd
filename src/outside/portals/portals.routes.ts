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
  logAcceptedLoss,
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
    deletePortal: ({ params, actor }) => deletePortal(db, params.id, actor),
    restorePortal: ({ params, actor }) => restorePortal(db, params.id, actor),
    renewAddress: ({ params, actor }) => renewAddress(db, params.id, publicUrl, actor),
    makePortalFeed: async ({ params, body, actor }) => {
      const made = await makeFeed(backend, { id: params.id, ...body })
      if (body.acceptsLoss && made === 'switched') await logAcceptedLoss(db, params.id, actor)
      return { made: made ?? null }
    },
    portalObjects: ({ params, query, language }) =>
      portalObjects(db, { id: params.id, ...query }, { language, translate }),
    portalFetches: ({ params }) => portalFetches(db, params.id),
    portalsOfObject: ({ params, language }) =>
      portalsOfObject(db, params.id, { language, translate }),
    switchPortal: ({ body, actor }) => switchPortal(db, body, actor),
  })
}
