import { admin } from '#base/permissions/permissions.contract.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { paymentTexts } from '#records/payments/paymentTexts.ts'
import { reservationTexts } from '#records/reservations/reservationTexts.ts'
import { importPaths } from './import.paths.ts'
import { importTexts } from './importTexts.ts'

const Imports = screen(
  () => import('./screens/ImportsScreen.tsx').then((all) => all.ImportsScreen),
  { texts: [importTexts] },
)
const Import = screen(() => import('./screens/ImportScreen.tsx').then((all) => all.ImportScreen), {
  // The texts of leads and activities are already there; those of stays and payments are loaded with this screen.
  texts: [importTexts, reservationTexts, paymentTexts],
})

export const imports = parts({
  routes: [
    route('/Import', admin, Imports),
    route('/Import/$id', admin, Import, ({ id }) => ({ id: Number(id) })),
  ],
  settings: [
    {
      group: 'exchange',
      at: 41,
      icon: 'import',
      label: 'settings.import',
      words: 'palette.words.import',
      href: importPaths.imports,
      may: admin,
    },
  ],
  slots: {
    RecordOrigin: () =>
      withTexts(import('./RecordOrigin.tsx'), importTexts).then((all) => all.RecordOrigin),
  },
})
