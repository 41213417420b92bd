import { feature } from '#base/register/feature.ts'
import { mergePart } from '#base/register/mergePart.ts'
import { sessionRoutes } from './session.routes.ts'
import { moveSignInOfAccount, returnSignIn, signInToMove } from './roles/moveSignIn.store.ts'
import { el as shownEl } from './messages/el.ts'
import { en as shownEn } from './messages/en.ts'
import { ru as shownRu } from './messages/ru.ts'
import { el as toldEl } from './messages/server/el.ts'
import { en as toldEn } from './messages/server/en.ts'
import { ru as toldRu } from './messages/server/ru.ts'
import { el as factorsEl } from './second-factor/messages/el.ts'
import { en as factorsEn } from './second-factor/messages/en.ts'
import { ru as factorsRu } from './second-factor/messages/ru.ts'
import { el as factorsToldEl } from './second-factor/messages/server/el.ts'
import { en as factorsToldEn } from './second-factor/messages/server/en.ts'
import { ru as factorsToldRu } from './second-factor/messages/server/ru.ts'

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
