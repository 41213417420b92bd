import { en as accounts } from '#features/accounts/messages/en.ts'
import { en as kit } from '#kit/i18n/messages/en.ts'
import { en as session } from '#features/session/messages/en.ts'
import { en as shell } from './shell/en.ts'

export const en = { ...kit, ...shell, ...session, ...accounts } as const
