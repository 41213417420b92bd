import { admin } from '#base/permissions/permissions.contract.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { settingsTexts } from '#base/settings/settingsTexts.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { mailPaths } from './mail.paths.ts'
import { mailSettingsKind } from './server/mailSettings.kind.ts'

const mailSettingsTexts = textsOf((language) => import(`./server/messages/${language}.ts`))
const domainTexts = textsOf((language) => import(`./server/domain/messages/${language}.ts`))

const MailPage = screen(() => import('./server/MailPage.tsx').then((all) => all.MailPage), {
  texts: [mailSettingsTexts, domainTexts, settingsTexts],
})

/** The router reads a text of digits as a number. */
const textOf = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

export const mail = parts({
  kinds: { MailSettings: mailSettingsKind },
  routes: [
    // The provider sends people back here with the answer in the address.
    route('/Settings/Mail', admin, MailPage, (_params, { state, code, error }) => ({
      state: textOf(state),
      code: textOf(code),
      error: textOf(error),
    })),
  ],
  settings: [
    {
      group: 'agency',
      at: 24,
      icon: 'send',
      label: 'settings.mailServer',
      words: 'palette.words.mailServer',
      href: mailPaths.mail,
      may: admin,
    },
  ],
})
