// Makes routes of screens: loaded when they are first needed, given what the address says.
import { lazyRouteComponent, notFound, useParams, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { needTexts } from '#kit/i18n/browser.ts'
import { screens } from './screens.ts'
import type { ScreenName } from './screens.ts'

export type Params = Record<string, string>
type Loadable = Parameters<typeof lazyRouteComponent>[0]
/** What a screen is given, made from the parameters in the path and behind the question mark. */
export type PropsOf = (params: Params, search: Record<string, unknown>) => object

/** A screen as a route's component. Its module and its texts are asked for at once. */
export function screen(name: ScreenName, propsOf: PropsOf = () => ({})) {
  const [texts, load] = screens[name]
  const loadBoth = async () => (await Promise.all([load(), needTexts(texts)]))[0]
  const Lazy = lazyRouteComponent(loadBoth as Loadable, name as never) as ComponentType<object> & {
    preload?: () => Promise<void>
  }
  function Screen() {
    const params = useParams({ strict: false }) as Params
    const search = useSearch({ strict: false }) as Record<string, unknown>
    return <Lazy {...propsOf(params, search)} />
  }
  return Object.assign(Screen, { preload: Lazy.preload })
}

/** The number of a record; an address without one leads nowhere. */
export function numberOf(value: unknown): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1) throw notFound()
  return number
}

/** 0 view, 1 edit, 2 expanded edit. */
export const modeOf = (value: unknown): 0 | 1 | 2 => (value === '1' ? 1 : value === '2' ? 2 : 0)
