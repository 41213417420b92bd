// The texts of the person's language: the bundled ones, and above them what an administrator changed.
import { call } from '#kit/http/call.ts'
import { startI18n } from '#kit/i18n/browser.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Messages } from '#kit/i18n/messages.ts'
import { settingsApi } from '#features/settings/settings.contract.ts'
import type { en } from './messages/en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    keySeparator: false
    nsSeparator: false
    returnNull: false
    resources: { translation: typeof en }
  }
}

/** Each language of each feature, of the kit and of the shell is a script of its own. */
const files = import.meta.glob<Partial<Record<Language, Messages>>>([
  '../features/*/messages/*.ts',
  '../kit/i18n/messages/*.ts',
  './messages/shell/*.ts',
])

const folders: Record<string, string> = { kit: '../kit/i18n/messages', shell: './messages/shell' }

async function messagesOf(part: string, language: Language): Promise<Messages> {
  const folder = folders[part] ?? `../features/${part}/messages`
  const module = await files[`${folder}/${language}.ts`]?.()
  const messages = module?.[language]
  if (!messages) throw new Error(`There are no messages of ${part}`)
  return messages
}

export const startTexts = () =>
  startI18n(
    {
      messages: messagesOf,
      overrides: async (language) => {
        const entries = await call(settingsApi.localization, {}, { quiet: true })
        const own = entries.filter((entry) => entry.localizationCulture === language)
        return Object.fromEntries(own.map(({ key, text }) => [key, text]))
      },
    },
    ['kit', 'shell'],
  )
