// Of the changed texts, those that this server's own release can show.
import { languages } from '#kit/i18n/languages.ts'
import type { TextsOf } from '#kit/i18n/translator.ts'
import type { ChangedText } from './localization.contract.ts'
import { noTexts } from '#base/backend/ownTexts.store.ts'
import { faultOf } from './textFaults.ts'

/** Each beside its built-in text; one whose key is gone is left out. */
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

/** Those that are shown: one that lacks what a newer release fills in would say half of it. */
export function shownTexts(bundled: TextsOf, own: TextsOf): TextsOf {
  const shown = noTexts()
  for (const { key, localizationCulture, text, fits } of changedTextsOf(bundled, own))
    if (fits) shown[localizationCulture][key] = text
  return shown
}
