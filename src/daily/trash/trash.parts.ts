import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { staff } from '#base/permissions/permissions.contract.ts'
import { trashPaths } from './trash.paths.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const trashTexts = textsOf((language) => import(`./messages/${language}.ts`))

const TrashList = screen(() => import('./TrashList.tsx').then((all) => all.TrashList), {
  texts: [trashTexts],
})

export const trash = parts({
  routes: [route('/Trash', staff, TrashList)],
  places: [
    { label: 'shell.trash', words: 'palette.words.trash', href: trashPaths.trash, may: staff },
  ],
})
