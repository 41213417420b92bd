// Actions that the user may take, best matches first.
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { languageNames } from '#kit/i18n/languages.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import type { Place } from '#base/register/parts.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { useChooseLanguage } from '#base/session/person/useChooseLanguage.ts'
import { useLogout } from '#base/session/person/useLogout.ts'
import { toAdd, toGo, toSpeak } from './actions.ts'
import { nearness } from '#kit/i18n/nearness.ts'

type Effect = { href: string } | { run: () => void }
export type Action = { key: string; label: string; lang?: string } & Effect
type SearchableAction = Action & { words: string; onlyAsked?: boolean }

const most = 6

/**
 * Without text, the most common actions. `sure` match by name, `others` by other words or with
 * typing mistakes.
 */
export function useActions(typed: string): { sure: Action[]; others: Action[] } {
  const actions = useAll()
  if (typed.trim() === '') return { sure: [], others: actions.slice(0, most) }
  const near = actions
    .map((action) => ({ action, at: nearness(typed, action.label, action.words) }))
    .filter((each): each is { action: SearchableAction; at: number } => each.at !== undefined)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, most)
  const those = (which: (at: number) => boolean) =>
    near.filter(({ at }) => which(at)).map(({ action }) => action)
  return { sure: those((at) => at === 0), others: those((at) => at > 0) }
}

function useAll(): SearchableAction[] {
  const t = useText()
  const may = useMay()
  const language = useLanguage()
  const speak = useChooseLanguage()
  const logout = useLogout()
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme() === 'dark'
  const placeActions = (group: readonly Place[], verb: string) =>
    group
      .filter((place) => may(place.may))
      .map(({ label, words, href }) => ({
        key: `${verb} ${href}`,
        label: t(label),
        words: `${verb} ${words ? t(words) : ''}`,
        href,
      }))
  return [
    ...placeActions(toAdd(), t('palette.words.add')),
    ...placeActions(toGo(), t('palette.words.go')).map((place) => ({
      ...place,
      label: t('palette.go', { name: place.label }),
    })),
    ...toSpeak
      .filter((each) => each.language !== language)
      .map(({ language: other, words }) => ({
        key: other,
        label: t('palette.speak', { language: languageNames[other] }),
        words,
        run: () => void speak(other),
      })),
    {
      key: 'colours',
      label: t(dark ? 'palette.light' : 'palette.dark'),
      words: t('palette.words.colours'),
      run: () => setColorScheme(dark ? 'light' : 'dark'),
    },
    {
      key: 'logout',
      label: t('shell.logout'),
      words: t('palette.words.logout'),
      run: () => void logout(),
    },
  ]
}
