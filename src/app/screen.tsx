// Makes routes of screens: loaded when they are first needed, given what the address says.
import { notFound, useParams, useSearch } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'
import { lazyPart } from '#kit/ui/lazyPart.tsx'
import { Skeletons } from '#kit/ui/Skeletons.tsx'
import { screens } from './screens.ts'
import { laterTexts, withTexts } from './screenTexts.ts'
import type { ScreenName } from './screens.ts'

export type Params = Record<string, string>
type Search = Record<string, unknown>
type PropsOf<Name extends ScreenName> = ComponentProps<Awaited<ReturnType<(typeof screens)[Name]>>>

/**
 * What a screen is given, made from the parameters in the path and behind the question mark: all that
 * it asks for and nothing that it does not know. It is left out for a screen that needs nothing.
 */
export type Given<Name extends ScreenName, Props> =
  {} extends PropsOf<Name>
    ? [propsOf?: (params: Params, search: Search) => Known<Name, Props>]
    : [propsOf: (params: Params, search: Search) => Known<Name, Props>]
type Known<Name extends ScreenName, Props> = Props &
  PropsOf<Name> & { [Unknown in Exclude<keyof Props, keyof PropsOf<Name>>]: never }

/** They are what a first visit waits for. */
const firstScreens: readonly ScreenName[] = ['Home', 'Login']

function loaded(name: ScreenName) {
  const load = screens[name] as unknown as () => Promise<ComponentType<object>>
  return firstScreens.includes(name) ? load : () => withTexts(load(), laterTexts)
}

/** A screen as a route's component. What goes wrong while it loads is said where it would stand. */
export function screen<Name extends ScreenName, Props>(
  name: Name,
  ...[propsOf]: Given<Name, Props>
) {
  const load = loaded(name)
  const Part = lazyPart(load, { place: () => <Skeletons lines={8} /> })
  function Screen() {
    const params = useParams({ strict: false }) as Params
    const search = useSearch({ strict: false }) as Search
    return <Part {...propsOf?.(params, search)} />
  }
  // The router loads it too; a failure is the part's own to show then.
  const preload = () => Part.preload().catch(() => {})
  return Object.assign(Screen, { preload, fetch: Part.preload })
}

/** `fetch` loads the screen before it is shown, and rejects as `loadPart` does. */
export type ScreenComponent = ReturnType<typeof screen>

/** The number of a record; an address without one leads nowhere. */
export function numberOf(value: unknown): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1) throw notFound()
  return number
}

/** 0 view, 1 edit, 2 expanded edit. */
export const modeOf = (value: unknown): 0 | 1 | 2 => (value === '1' ? 1 : value === '2' ? 2 : 0)
