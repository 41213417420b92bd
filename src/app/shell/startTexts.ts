// Loads the texts of the person's language: the bundled ones, overridden by an administrator's changes.
import { call } from '#kit/http/call.ts'
import { startI18n } from '#kit/i18n/browser.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { loadPart } from '#kit/ui/loading/loadPart.ts'
import { localizationApi } from '#base/settings/localization/localization.contract.ts'

const first = textsOf((language) => import(`../bundles/screens/${language}.ts`))

/** The texts that the first screens do not need. */
const later = textsOf((language) => import(`../bundles/later/${language}.ts`))

export const startTexts = () =>
  startI18n({
    messages: (language) => loadPart(() => first(language)),
    later: (language) => loadPart(() => later(language)),
    overrides: async (language) => {
      const query = { language, changed: 'true' } as const
      const own = await call(localizationApi.localization, { query }, { quiet: true })
      return Object.fromEntries(own.map(({ key, text }) => [key, text]))
    },
  })
