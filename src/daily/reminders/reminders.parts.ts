import { staff } from '#base/permissions/permissions.contract.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { settingsPaths } from '#base/settings/settings.paths.ts'

const reminderTexts = textsOf((language) => import(`./messages/${language}.ts`))

const ReminderMails = screen(() => import('./ReminderMails.tsx').then((all) => all.ReminderMails), {
  texts: [reminderTexts],
})

export const reminders = parts({
  routes: [route('/Settings/Reminders', staff, ReminderMails)],
  settings: [
    {
      group: 'mine',
      at: 13,
      icon: 'bell',
      label: 'settings.reminders',
      words: 'palette.words.reminders',
      href: settingsPaths.reminders,
      may: staff,
    },
  ],
})
