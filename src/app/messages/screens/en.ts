// What screens say. The browser loads these; what only the server says stands beside them.
import { en as home } from '#features/home/messages/en.ts'
import { en as accounts } from '#features/accounts/messages/en.ts'
import { en as activities } from '#features/activities/messages/home/en.ts'
import { en as alerts } from '#features/alerts/messages/en.ts'
import { en as files } from '#features/files/messages/en.ts'
import { en as session } from '#features/session/messages/en.ts'
import { en as leads } from '#features/leads/messages/en.ts'
import { en as records } from '#features/records/messages/en.ts'
import { en as kit } from '#kit/i18n/messages/en.ts'
import { en as shell } from '../shell/en.ts'

export const en = {
  ...kit,
  ...shell,
  ...accounts,
  ...home,
  ...alerts,
  ...activities,
  ...files,
  ...leads,
  ...records,
  ...session,
} as const
