import { el as home } from '#daily/home/messages/el.ts'
import { el as activities } from '#base/activities/messages/home/el.ts'
import { el as accounts } from '#records/accounts/messages/el.ts'
import { el as keys } from '#records/object-keys/handover/messages/home/el.ts'
import { el as session } from '#base/session/messages/el.ts'
import { el as records } from '#base/register/messages/el.ts'
import { el as kit } from '#kit/i18n/messages/el.ts'
import { el as shell } from '#app/messages/shell/el.ts'

export const el = {
  ...kit,
  ...shell,
  ...accounts,
  ...home,
  ...activities,
  ...keys,
  ...records,
  ...session,
}
