import { feature } from '#base/register/feature.ts'
import { objectKeyRoutes } from './objectKeys.routes.ts'
import { objectKeyKind } from './objectKey.kind.ts'
import { objectKeyRecord } from './objectKey.record.ts'
import { el as keysEl } from './messages/el.ts'
import { en as keysEn } from './messages/en.ts'
import { ru as keysRu } from './messages/ru.ts'
import { el as handoverEl } from './handover/messages/el.ts'
import { en as handoverEn } from './handover/messages/en.ts'
import { ru as handoverRu } from './handover/messages/ru.ts'
import { objectKeysKept } from './objectKeys.kept.ts'

export const objectKeys = feature({
  kept: objectKeysKept,
  routes: [objectKeyRoutes],
  texts: [
    { en: keysEn, el: keysEl, ru: keysRu },
    { en: handoverEn, el: handoverEl, ru: handoverRu },
  ],
  kinds: { ObjectKey: objectKeyKind },
  records: { ObjectKey: objectKeyRecord },
})
