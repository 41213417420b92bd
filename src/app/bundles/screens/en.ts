// Texts of the first screens.
import { en as home } from '#daily/home/messages/en.ts'
import { en as accounts } from '#records/accounts/messages/en.ts'
import { en as activities } from '#base/activities/messages/home/en.ts'
import { en as keys } from '#records/object-keys/handover/messages/home/en.ts'
import { en as session } from '#base/session/messages/en.ts'
import { en as records } from '#base/register/messages/en.ts'
import { en as kit } from '#kit/i18n/messages/en.ts'
import { en as shell } from '#app/messages/shell/en.ts'

export const en = {
  ...kit,
  ...shell,
  ...accounts,
  ...home,
  ...activities,
  ...keys,
  ...records,
  ...session,
} as const
