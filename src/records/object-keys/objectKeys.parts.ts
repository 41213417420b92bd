import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { objectKeyKind } from './objectKey.kind.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { byId } from '#base/register/address.ts'
import { objectKeyPaths } from './objectKeys.paths.ts'
import { handoverTexts } from './handover/handoverTexts.ts'

const KeyList = screen(() => import('./KeyList.tsx').then((all) => all.KeyList), {
  texts: [handoverTexts],
})
const KeyForm = screen(() => import('./KeyForm.tsx').then((all) => all.KeyForm))

export const objectKeys = parts({
  kinds: { ObjectKey: objectKeyKind },
  routes: [route('/ObjectKeys', staff, KeyList), route('/ObjectKeys/$id', staff, KeyForm, byId)],
  menu: [
    {
      group: 'realties',
      at: 11,
      label: 'shell.objectKeys',
      words: 'palette.words.key',
      letter: 'k',
      href: objectKeyPaths.objectKeys,
      may: staff,
    },
  ],
})
