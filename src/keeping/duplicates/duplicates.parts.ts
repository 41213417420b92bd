import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { duplicatePaths } from './duplicates.paths.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const duplicateTexts = textsOf((language) => import(`./messages/${language}.ts`))

const DuplicateList = screen(
  () => import('./list/DuplicateList.tsx').then((all) => all.DuplicateList),
  { texts: [duplicateTexts] },
)

export const duplicates = parts({
  routes: [route('/Duplicates', staff, DuplicateList)],
  slots: {
    AccountHead: () =>
      withTexts(import('./MayBeSame.tsx'), duplicateTexts).then((all) => all.MayBeSame),
  },
  menu: [
    {
      group: 'accounts',
      at: 27,
      label: 'shell.duplicates',
      words: 'palette.words.duplicates',
      href: duplicatePaths.duplicates,
      may: staff,
    },
  ],
})
