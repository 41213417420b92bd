import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { checkKnownClient } from './checkKnownClient.store.ts'
import { forgetKnownClients } from './forgetKnownClients.store.ts'
import { knownClientsApi } from './knownClients.contract.ts'
import { addKnownClient, knownClientsOf, saveKnownClient } from './knownClients.store.ts'
import { readKnownClient } from './readKnownClients.store.ts'

export function knownClientRoutes(backend: Backend): void {
  const { http, db, jobs, log } = backend
  jobs.define('forgetKnownClients', async () => {
    const forgotten = await forgetKnownClients(backend)
    if (forgotten > 0) log.info({ forgotten }, 'forgot files about clients')
  })
  jobs.schedule('forgetKnownClients', '45 4 * * *')
  serve(http, knownClientsApi, {
    knownClientsOf: ({ params, actor }) => knownClientsOf(db, params.id, actor),
    addKnownClient: ({ query, actor }) => addKnownClient(db, query, actor),
    editKnownClient: ({ params, actor }) => readKnownClient(db, params.id, actor),
    saveKnownClient: ({ body, actor }) => saveKnownClient(db, body, actor),
    checkKnownClient: ({ params, body, actor }) =>
      checkKnownClient(db, { ...params, ...body }, actor),
  })
}
