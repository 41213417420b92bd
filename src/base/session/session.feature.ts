import { feature } from '#base/register/feature.ts'
import { mergePart } from '#base/register/mergePart.ts'
import { sessionRoutes } from './session.routes.ts'
import { moveSignInOfAccount, returnSignIn, signInToMove } from './moveSignIn.store.ts'
import { el as shownEl } from './messages/el.ts'
import { en as shownEn } from './messages/en.ts'
import { ru as shownRu } from './messages/ru.ts'
import { el as toldEl } from './messages/server/el.ts'
import { en as toldEn } from './messages/server/en.ts'
import { ru as toldRu } from './messages/server/ru.ts'
import { el as factorsEl } from './secondFactor/messages/el.ts'
import { en as factorsEn } from './secondFactor/messages/en.ts'
import { ru as factorsRu } from './secondFactor/messages/ru.ts'
import { el as factorsToldEl } from './secondFactor/messages/server/el.ts'
import { en as factorsToldEn } from './secondFactor/messages/server/en.ts'
import { ru as factorsToldRu } from './secondFactor/messages/server/ru.ts'

export const session = feature({
  routes: [sessionRoutes],
  texts: [
    { en: shownEn, el: shownEl, ru: shownRu },
    { en: toldEn, el: toldEl, ru: toldRu },
    { en: factorsEn, el: factorsEl, ru: factorsRu },
    { en: factorsToldEn, el: factorsToldEl, ru: factorsToldRu },
  ],
  merges: mergePart<string | null>({
    name: 'signIn',
    note: signInToMove,
    move: moveSignInOfAccount,
    giveBack: (tx, noted, { keptId, duplicateId }, actor) =>
      returnSignIn(tx, noted ?? null, keptId, duplicateId, actor),
  }),
})
