import { feature } from '#base/register/feature.ts'
import { mergePart } from '#base/register/mergePart.ts'
import { sessionRoutes } from './session.routes.ts'
import { moveSignInOfAccount, returnSignIn, signInToMove } from './roles/moveSignIn.store.ts'

export const session = feature({
  routes: [sessionRoutes],
  merges: mergePart<string | null>({
    name: 'signIn',
    note: signInToMove,
    move: moveSignInOfAccount,
    giveBack: (tx, noted, { keptId, duplicateId }, actor) =>
      returnSignIn(tx, noted ?? null, keptId, duplicateId, actor),
  }),
})
