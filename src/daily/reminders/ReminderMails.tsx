// Setting: whether the current user also gets reminders by e-mail.
import { Switch } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { remindersApi } from './reminders.contract.ts'

export function ReminderMails() {
  const t = useText()
  const query = useAnswer(remindersApi.getOwnReminders, {})
  const set = useMutation({
    mutationFn: (mails: boolean) => call(remindersApi.setOwnReminders, { body: { mails } }),
  })
  return (
    <Loaded query={query}>
      {({ mails }) => (
        <Switch
          label={t('reminders.mails')}
          description={t('reminders.mailsHint')}
          checked={set.isPending ? set.variables : mails}
          onChange={(event) => set.mutate(event.currentTarget.checked)}
        />
      )}
    </Loaded>
  )
}
