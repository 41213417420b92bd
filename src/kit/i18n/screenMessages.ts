// The keys of all texts of screens, so that a missing or misspelt one does not compile.
import 'i18next'

/** Each file of English texts that browsers load adds its own. */
export interface ScreenMessages {}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    keySeparator: false
    nsSeparator: false
    returnNull: false
    resources: { translation: ScreenMessages }
  }
}
