// A screen, loaded when it is first shown, and the addresses that show it.
import { useParams, useSearch } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { needLaterTexts, needTexts } from '#kit/i18n/browser.ts'
import type { Texts } from '#kit/i18n/textsOf.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { preloadSlots } from './slots.tsx'
import type { SlotName } from './slots.tsx'

export type Params = Record<string, string>
export type Search = Record<string, unknown>

type Options = {
  /** What it says that not every screen says. */
  texts?: readonly Texts[]
  /** The places on it that other features fill. */
  slots?: readonly SlotName[]
  /** It is what a first visit waits for, and says nothing of what comes later. */
  first?: boolean
}

export type Screen<Props> = {
  Part: ComponentType<Props> & { preload: () => Promise<void> }
}

/** At module level. What goes wrong while it loads is said where it would stand. */
export function screen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], slots = [], first = false }: Options = {},
): Screen<Props> {
  const loadAll = async () => {
    const [loaded] = await Promise.all([
      load(),
      preloadSlots(slots),
      ...(first ? [] : [needLaterTexts()]),
      ...texts.map((each) => needTexts(each)),
    ])
    return loaded
  }
  return { Part: lazyPart(loadAll, { place: () => <Skeletons lines={8} /> }) }
}

/**
 * What a screen is given, made from the parameters in the path and behind the question mark: all that
 * it asks for and nothing that it does not know. It is left out for a screen that needs nothing.
 */
type Given<Props, Made> = {} extends Props
  ? [propsOf?: (params: Params, search: Search) => Known<Props, Made>]
  : [propsOf: (params: Params, search: Search) => Known<Props, Made>]
type Known<Props, Made> = Made & Props & { [Unknown in Exclude<keyof Made, keyof Props>]: never }

/** The component of a route. `fetch` loads the screen before it is shown, and rejects as `loadPart` does. */
export type RouteScreen = (() => ReactNode) & {
  preload: () => Promise<void>
  fetch: () => Promise<void>
}

export type Route = {
  path: string
  component: RouteScreen
  /** For everybody; else one has to be signed in. */
  open: boolean
}

/** An address that shows a screen to who is signed in. */
export const route = <Props extends object, Made>(
  path: string,
  { Part }: Screen<Props>,
  ...[propsOf]: Given<Props, Made>
): Route => {
  function Shown() {
    const params: Params = useParams({ strict: false })
    const search: Search = useSearch({ strict: false })
    return <Part {...(propsOf?.(params, search) as Props)} />
  }
  // The router loads it too; a failure is the part's own to show then.
  const preload = () => Part.preload().catch(() => {})
  return { path, component: Object.assign(Shown, { preload, fetch: Part.preload }), open: false }
}

/** An address that shows a screen to everybody. */
export const openRoute = <Props extends object, Made>(
  path: string,
  of: Screen<Props>,
  ...given: Given<Props, Made>
): Route => ({ ...route(path, of, ...given), open: true })
