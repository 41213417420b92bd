// Actions available everywhere, found by words in the user's language.
import type { Language } from '#kit/i18n/languages.ts'
import { registeredParts, byPlace } from '#base/register/parts.ts'
import type { Place } from '#base/register/parts.ts'
import { helpPaths } from '#base/register/help.paths.ts'
import { allHelpTasks, helpTasks } from '#base/register/helpTasks.ts'

export const toAdd = (): Place[] => byPlace(registeredParts().adds)

/** All entries of the menu, pages of the settings, and screens that these link to. */
export const toGo = (): Place[] => {
  const { menu, settings, places } = registeredParts()
  return [...byPlace(menu), ...byPlace(settings), ...places]
}

/** The tasks that the help explains. */
export const toLearn = (): Place[] =>
  allHelpTasks.map((task) => ({
    label: `help.task.${task}`,
    words: `palette.words.help.${task}`,
    href: helpPaths.task(task),
    may: helpTasks[task],
  }))

/** Each language is found by its name in all three. */
export const toSpeak = [
  { language: 'en', words: 'english αγγλικά английский' },
  { language: 'el', words: 'greek ελληνικά греческий' },
  { language: 'ru', words: 'russian ρωσικά русский' },
] as const satisfies { language: Language; words: string }[]
