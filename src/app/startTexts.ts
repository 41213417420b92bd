// The texts of the person's language: the bundled ones, and above them what an administrator changed.
import { call } from '#kit/http/call.ts'
import { startI18n } from '#kit/i18n/browser.ts'
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

export const startTexts = () =>
  startI18n({
    messages: {
      en: () => import('./messages/en.ts').then((module) => module.en),
      el: () => import('./messages/el.ts').then((module) => module.el),
      ru: () => import('./messages/ru.ts').then((module) => module.ru),
    },
    overrides: async (language) => {
      const entries = await call(settingsApi.localization, {}, { quiet: true })
      const own = entries.filter((entry) => entry.localizationCulture === language)
      return Object.fromEntries(own.map(({ key, text }) => [key, text]))
    },
  })
