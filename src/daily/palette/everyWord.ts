// The words by which the palette finds things, in all languages at once: people type the word that comes to mind.
import { el } from './messages/words/el.ts'
import { en } from './messages/words/en.ts'
import { ru } from './messages/words/ru.ts'

const all: readonly Record<string, string>[] = [en, el, ru]

export const wordsInAll = (key: string): string => all.map((words) => words[key] ?? '').join(' ')
