// Actions that the user may take, best matches first.
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { useChooseLanguage } from '#base/session/person/useChooseLanguage.ts'
import { useLogout } from '#base/session/person/useLogout.ts'
import { findableCommands, findablePlaces } from './findable.ts'
import type { Command } from './findable.ts'
import { rankActions } from './rankActions.ts'

type Effect = { href: string } | { run: () => void }
export type Action = { key: string; label: string; lang?: string } & Effect

const most = 6

/**
 * Without text, the most common actions. `sure` match by name, `others` by other words or with
 * typing mistakes.
 */
export function useActions(typed: string): { sure: Action[]; others: Action[] } {
  const t = useText()
  const person = {
    language: useLanguage(),
    isDark: useComputedColorScheme() === 'dark',
    may: useMay(),
  }
  const run = useCommands(person.isDark)
  const actions = [
    ...findablePlaces(t, person),
    ...findableCommands(t, person).map(({ command, ...rest }) => ({
      ...rest,
      run: () => run(command),
    })),
  ]
  if (typed.trim() === '') return { sure: [], others: actions.slice(0, most) }
  const near = rankActions(typed, actions, most)
  const those = (which: (at: number) => boolean) =>
    near.filter(({ at }) => which(at)).map(({ action }) => action)
  return { sure: those((at) => at === 0), others: those((at) => at > 0) }
}

function useCommands(isDark: boolean): (command: Command) => void {
  const speak = useChooseLanguage()
  const logout = useLogout()
  const { setColorScheme } = useMantineColorScheme()
  return (command) => {
    if (command === 'colours') setColorScheme(isDark ? 'light' : 'dark')
    else if (command === 'logout') void logout()
    else void speak(command.speak)
  }
}
