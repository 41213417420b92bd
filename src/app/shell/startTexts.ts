// Loads the texts of the person's language: the bundled ones, overridden by an administrator's changes.
import { call } from '#kit/http/call.ts'
import { startI18n } from '#kit/i18n/browser.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Messages } from '#kit/i18n/messages.ts'
import { loadPart } from '#kit/ui/loading/loadPart.ts'
import { localizationApi } from '#base/settings/localization/localization.contract.ts'

/** Each language is a chunk of its own. */
const bundled = {
  en: () => import('../messages/screens/en.ts').then(({ en }) => en),
  el: () => import('../messages/screens/el.ts').then(({ el }) => el),
  ru: () => import('../messages/screens/ru.ts').then(({ ru }) => ru),
} satisfies Record<Language, () => Promise<Messages>>

/** The texts that the first screens do not need. */
const later = {
  en: () => import('../messages/later/en.ts').then(({ en }) => en),
  el: () => import('../messages/later/el.ts').then(({ el }) => el),
  ru: () => import('../messages/later/ru.ts').then(({ ru }) => ru),
} satisfies Record<Language, () => Promise<Messages>>

export const startTexts = () =>
  startI18n({
    messages: (language) => loadPart<Messages>(bundled[language]),
    later: (language) => loadPart<Messages>(later[language]),
    overrides: async (language) => {
      const query = { language, changed: 'true' } as const
      const own = await call(localizationApi.localization, { query }, { quiet: true })
      return Object.fromEntries(own.map(({ key, text }) => [key, text]))
    },
  })
