// What the palette finds besides records: places to go and to add, the help, and a few commands; each with its words.
import { languageNames } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Permission } from '#kit/http/endpoint.ts'
import type { MessageKey, Text } from '#kit/i18n/useText.ts'
import type { Place } from '#base/register/parts.ts'
import { toAdd, toGo, toLearn, toSpeak } from './actions.ts'
import { wordsInAll } from './everyWord.ts'

type Findable = { key: string; label: string; words: string }
type Person = { language: Language; isDark: boolean; may: (permission: Permission) => boolean }

/** The agency's own words, and those of all languages. */
const wordsOf = (t: Text, key: MessageKey) => `${t(key)} ${wordsInAll(key)}`

export function findablePlaces(t: Text, { may }: Person): (Findable & { href: string })[] {
  const named = (group: readonly Place[], verb: MessageKey, labelOf = (name: string) => name) =>
    group
      .filter((place) => may(place.may))
      .map(({ label, words, href }) => ({
        key: `${verb} ${href}`,
        label: labelOf(t(label)),
        words: `${wordsOf(t, verb)} ${words ? wordsOf(t, words) : ''}`,
        href,
      }))
  return [
    ...named(toAdd(), 'palette.words.add'),
    ...named(toGo(), 'palette.words.go', (name) => t('palette.go', { name })),
    ...named(toLearn(), 'palette.words.help', (name) => t('palette.help', { name })),
  ]
}

export type Command = { speak: Language } | 'colours' | 'logout'

export function findableCommands(
  t: Text,
  { language, isDark }: Person,
): (Findable & { command: Command })[] {
  return [
    ...toSpeak
      .filter((each) => each.language !== language)
      .map(({ language: other, words }) => ({
        key: other,
        label: t('palette.speak', { language: languageNames[other] }),
        words: `${words} ${wordsOf(t, 'palette.words.language')}`,
        command: { speak: other },
      })),
    {
      key: 'colours',
      label: t(isDark ? 'palette.light' : 'palette.dark'),
      words: wordsOf(t, 'palette.words.colours'),
      command: 'colours',
    },
    {
      key: 'logout',
      label: t('shell.logout'),
      words: wordsOf(t, 'palette.words.logout'),
      command: 'logout',
    },
  ]
}
