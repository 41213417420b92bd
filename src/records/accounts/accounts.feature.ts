import { feature } from '#base/register/feature.ts'
import { accountRoutes } from './accounts.routes.ts'
import { accountKind } from './account.kind.ts'
import { accountRecord } from './account.record.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'
import { el as consentsEl } from './messages/consents/el.ts'
import { en as consentsEn } from './messages/consents/en.ts'
import { ru as consentsRu } from './messages/consents/ru.ts'
import { el as mergeEl } from './merge/messages/el.ts'
import { en as mergeEn } from './merge/messages/en.ts'
import { ru as mergeRu } from './merge/messages/ru.ts'
import { totalsOf } from '#kit/db/kept/kept.ts'

export const accounts = feature({
  kept: [totalsOf('account', 1)],
  routes: [accountRoutes],
  texts: [
    { en, el, ru },
    { en: consentsEn, el: consentsEl, ru: consentsRu },
    { en: mergeEn, el: mergeEl, ru: mergeRu },
  ],
  kinds: { Account: accountKind },
  records: { Account: accountRecord },
})
