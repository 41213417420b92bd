import { ru as home } from '#daily/home/messages/ru.ts'
import { ru as activities } from '#base/activities/messages/home/ru.ts'
import { ru as accounts } from '#records/accounts/messages/ru.ts'
import { ru as keys } from '#records/object-keys/handover/messages/home/ru.ts'
import { ru as session } from '#base/session/messages/ru.ts'
import { ru as records } from '#base/register/messages/ru.ts'
import { ru as kit } from '#kit/i18n/messages/ru.ts'
import { ru as shell } from '#app/messages/shell/ru.ts'

export const ru = {
  ...kit,
  ...shell,
  ...accounts,
  ...home,
  ...activities,
  ...keys,
  ...records,
  ...session,
}
