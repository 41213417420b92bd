import { admin, staff } from '#base/permissions/permissions.contract.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { archivePaths } from './archives.paths.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const archiveTexts = textsOf((language) => import(`./messages/${language}.ts`))

const Archives = screen(() => import('./ArchivesScreen.tsx').then((all) => all.ArchivesScreen), {
  texts: [archiveTexts],
})

export const archives = parts({
  routes: [route('/Export', staff, Archives)],
  settings: [
    {
      group: 'exchange',
      at: 42,
      icon: 'export',
      label: 'settings.export',
      words: 'palette.words.export',
      href: archivePaths.archives,
      may: admin,
    },
  ],
  slots: {
    BulkExports: () =>
      withTexts(import('./ArchiveButton.tsx'), archiveTexts).then((all) => all.ArchiveButton),
  },
})
