// Setting: whether the current user also gets reminders by e-mail.
import { Paper } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { SettingSwitch } from '#kit/ui/SettingSwitch.tsx'
import { BounceNotes } from '#base/bounces/BounceNotes.tsx'
import { useSession } from '#base/session/person/useSession.ts'
import { SettingsPage } from '#base/settings/SettingsPage.tsx'
import { remindersApi } from './reminders.contract.ts'

export function ReminderMails() {
  const t = useText()
  const username = useSession()?.username
  const query = useAnswer(remindersApi.getOwnReminders, {})
  const set = useMutation({
    mutationFn: (mails: boolean) => call(remindersApi.setOwnReminders, { body: { mails } }),
  })
  return (
    <SettingsPage title={t('reminders.title')}>
      <Paper withBorder p="lg">
        <Loaded query={query}>
          {({ mails }) => (
            <>
              <SettingSwitch
                label={t('reminders.mails')}
                hint={t('reminders.mailsHint')}
                checked={set.isPending ? set.variables : mails}
                onChange={(on) => set.mutate(on)}
              />
              <BounceNotes addresses={username === undefined ? [] : [username]} />
            </>
          )}
        </Loaded>
      </Paper>
    </SettingsPage>
  )
}
