import { parts } from '#base/register/parts.ts'
import { NoSuchPage, numberOf } from '#base/register/address.ts'
import { route, screen } from '#base/register/screen.tsx'
import type { Search } from '#base/register/address.ts'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import { addressedKinds } from './addressedKinds.contract.ts'
import { mailTemplateKind } from './mailTemplate.kind.ts'
import { mailTemplatePaths } from './mailTemplates.paths.ts'
import { mailTemplateTexts } from './mailTemplateTexts.ts'

const MailTemplates = screen(() => import('./MailTemplates.tsx').then((all) => all.MailTemplates), {
  texts: [mailTemplateTexts],
})
const WriteMail = screen(() => import('./WriteMail.tsx').then((all) => all.WriteMail), {
  texts: [mailTemplateTexts],
})

function recordsOf({ of, ids }: Search) {
  const entity = addressedKinds.find((kind) => kind === of)
  if (!entity) throw new NoSuchPage()
  return { entity, ids: String(ids).split(',').map(numberOf) }
}

export const mailTemplates = parts({
  kinds: { MailTemplate: mailTemplateKind },
  routes: [
    route('/Settings/MailTemplates', staff, MailTemplates),
    route('/WriteMail', staff, WriteMail, (_params, search) => recordsOf(search)),
  ],
  settings: [
    {
      group: 'content',
      at: 31,
      icon: 'mail',
      label: 'settings.mailTemplates',
      words: 'palette.words.mailTemplates',
      href: mailTemplatePaths.mailTemplates,
      may: admin,
    },
  ],
  slots: {
    AccountItems: () => import('./WriteMailItem.tsx').then((all) => all.WriteToAccount),
    GoOnItems: () => import('./WriteMailItem.tsx').then((all) => all.WriteAboutRecord),
    DealItems: () => import('./WriteMailItem.tsx').then((all) => all.WriteAboutDeal),
    ViewingItems: () => import('./WriteMailItem.tsx').then((all) => all.WriteAboutViewing),
  },
})
