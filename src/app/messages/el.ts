import { el as accounts } from '#features/accounts/messages/el.ts'
import { el as kit } from '#kit/i18n/messages/el.ts'
import { el as session } from '#features/session/messages/el.ts'
import { el as shell } from './shell/el.ts'

export const el = { ...kit, ...shell, ...session, ...accounts }
