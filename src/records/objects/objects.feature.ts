import { feature } from '#base/register/feature.ts'
import { mergePart } from '#base/register/mergePart.ts'
import { objectRoutes } from './objects.routes.ts'
import { objectKind } from './object.kind.ts'
import { objectRecord } from './object.record.ts'
import { objectAccountKind } from './people/objectAccount.kind.ts'
import { objectAccountRecord } from './people/objectAccount.record.ts'
import { moveObjectsOfAccount, objectsToMove, returnObjects } from './moveObjects.store.ts'
import type { MovedObjects } from './movedObjects.ts'
import { objectsKept } from './objects.kept.ts'
import { objectList } from './list/object.list.ts'

export const objects = feature({
  kept: objectsKept,
  routes: [objectRoutes],
  kinds: { Object: objectKind, ObjectAccount: objectAccountKind },
  records: { Object: objectRecord, ObjectAccount: objectAccountRecord },
  lists: { ObjectList: objectList },
  merges: mergePart<MovedObjects>({
    name: 'objects',
    note: objectsToMove,
    move: moveObjectsOfAccount,
    giveBack: async (tx, moved) => {
      if (moved) await returnObjects(tx, moved)
    },
  }),
})
