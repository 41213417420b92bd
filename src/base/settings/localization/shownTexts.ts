// The changed texts that this server's release can show.
import { languages } from '#kit/i18n/languages.ts'
import type { TextsOf } from '#kit/i18n/translator.ts'
import type { ChangedText } from './localization.contract.ts'
import { noTexts } from '#base/backend/ownTexts.store.ts'
import { faultOf } from './textFaults.ts'

/** Changed texts with their built-in ones; texts whose key is gone are left out. */
export const changedTextsOf = (bundled: TextsOf, own: TextsOf): ChangedText[] =>
  languages.flatMap((localizationCulture) =>
    Object.entries(own[localizationCulture]).flatMap(([key, text]) => {
      const texts = bundled[localizationCulture]
      const builtIn = Object.hasOwn(texts, key) ? texts[key] : undefined
      if (builtIn === undefined) return []
      const fits = faultOf(text, builtIn) === undefined
      return [{ key, localizationCulture, text, builtIn, fits }]
    }),
  )

/** The changed texts that are shown: without those that lack a placeholder of a newer release. */
export function shownTexts(bundled: TextsOf, own: TextsOf): TextsOf {
  const shown = noTexts()
  for (const { key, localizationCulture, text, fits } of changedTextsOf(bundled, own))
    if (fits) shown[localizationCulture][key] = text
  return shown
}
