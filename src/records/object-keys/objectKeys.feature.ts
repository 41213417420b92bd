import { feature } from '#base/register/feature.ts'
import { objectKeyRoutes } from './objectKeys.routes.ts'
import { objectKeyKind } from './objectKey.kind.ts'
import { objectKeyRecord } from './objectKey.record.ts'
import { objectKeysKept } from './objectKeys.kept.ts'
import { objectKeyList } from './objectKey.list.ts'

export const objectKeys = feature({
  kept: objectKeysKept,
  routes: [objectKeyRoutes],
  kinds: { ObjectKey: objectKeyKind },
  records: { ObjectKey: objectKeyRecord },
  lists: { ObjectKeyList: objectKeyList },
})
