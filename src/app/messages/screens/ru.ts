import { ru as home } from '#features/home/messages/ru.ts'
import { ru as activities } from '#features/activities/messages/home/ru.ts'
import { ru as accounts } from '#features/accounts/messages/ru.ts'
import { ru as alerts } from '#features/alerts/messages/ru.ts'
import { ru as files } from '#features/files/messages/ru.ts'
import { ru as session } from '#features/session/messages/ru.ts'
import { ru as leads } from '#features/leads/messages/ru.ts'
import { ru as records } from '#features/records/messages/ru.ts'
import { ru as kit } from '#kit/i18n/messages/ru.ts'
import { ru as shell } from '../shell/ru.ts'

export const ru = {
  ...kit,
  ...shell,
  ...accounts,
  ...home,
  ...activities,
  ...alerts,
  ...files,
  ...leads,
  ...records,
  ...session,
}
