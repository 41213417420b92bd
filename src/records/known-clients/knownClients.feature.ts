import { feature } from '#base/register/feature.ts'
import { mergePart } from '#base/register/mergePart.ts'
import { knownClientKind } from './knownClient.kind.ts'
import { knownClientRecord } from './knownClient.record.ts'
import { knownClientRoutes } from './knownClients.routes.ts'
import { moveKnownClients, returnKnownClients, twinsOf } from './moveKnownClients.store.ts'

export const knownClients = feature({
  routes: [knownClientRoutes],
  kinds: { KnownClient: knownClientKind },
  records: { KnownClient: knownClientRecord },
  merges: mergePart<number[]>({
    name: 'knownClients',
    note: twinsOf,
    move: moveKnownClients,
    giveBack: (tx, ids, { duplicateId }) => returnKnownClients(tx, ids, duplicateId),
  }),
})
