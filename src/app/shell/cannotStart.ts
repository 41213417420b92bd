// Shown in all languages if the texts cannot be loaded.
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { NewVersion, reloadNewVersion } from '#kit/ui/loading/loadPart.ts'

const texts = {
  en: ['Estia could not be loaded.', 'Try again'],
  el: ['Η Εστία δεν μπόρεσε να φορτωθεί.', 'Δοκιμάστε ξανά'],
  ru: ['Не удалось загрузить Эстию.', 'Попробовать ещё раз'],
} as const satisfies Record<Language, readonly [string, string]>

/** Shows the message with a button to retry. Never resolves, so that nothing else is rendered. */
export function cannotStart(failure: unknown): Promise<never> {
  if (!(failure instanceof NewVersion && reloadNewVersion())) {
    document.querySelector('#root')!.replaceChildren(...languages.map(paragraph))
    window.addEventListener('online', () => window.location.reload())
  }
  return new Promise(() => {})
}

function paragraph(language: Language): HTMLElement {
  const [text, again] = texts[language]
  const button = Object.assign(document.createElement('button'), { textContent: again })
  button.addEventListener('click', () => window.location.reload())
  const whole = Object.assign(document.createElement('p'), { lang: language })
  whole.append(`${text} `, button)
  return whole
}
