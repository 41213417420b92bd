import { el as home } from '#features/home/messages/el.ts'
import { el as activities } from '#features/activities/messages/home/el.ts'
import { el as accounts } from '#features/accounts/messages/el.ts'
import { el as alerts } from '#features/alerts/messages/el.ts'
import { el as files } from '#features/files/messages/el.ts'
import { el as session } from '#features/session/messages/el.ts'
import { el as leads } from '#features/leads/messages/el.ts'
import { el as records } from '#features/records/messages/el.ts'
import { el as kit } from '#kit/i18n/messages/el.ts'
import { el as shell } from '../shell/el.ts'

export const el = {
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
