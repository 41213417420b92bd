// Screens, loaded when first shown, and their addresses.
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
  /** Its own texts. */
  texts?: readonly Texts[]
  /** The slots on it. */
  slots?: readonly SlotName[]
  /** A screen of the first visit, which does not need the later texts. */
  first?: boolean
}

export type Screen<Props> = {
  Part: ComponentType<Props> & { preload: () => Promise<void> }
}

/** Use at module level. A loading error is shown in its place. */
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
 * Makes the props of a screen from the parameters of path and query. Left out for a screen without props.
 */
type Given<Props, Made> = {} extends Props
  ? [propsOf?: (params: Params, search: Search) => Known<Props, Made>]
  : [propsOf: (params: Params, search: Search) => Known<Props, Made>]
type Known<Props, Made> = Made & Props & { [Unknown in Exclude<keyof Made, keyof Props>]: never }

/** The component of a route. `fetch` loads the screen in advance, and rejects like `loadPart`. */
export type RouteScreen = (() => ReactNode) & {
  preload: () => Promise<void>
  fetch: () => Promise<void>
}

export type Route = {
  path: string
  component: RouteScreen
  /** Needs no session. */
  open: boolean
}

/** The route of a screen that needs a session. */
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
  // The router loads it too; the part shows a failure itself.
  const preload = () => Part.preload().catch(() => {})
  return { path, component: Object.assign(Shown, { preload, fetch: Part.preload }), open: false }
}

/** The route of a screen that needs no session. */
export const openRoute = <Props extends object, Made>(
  path: string,
  of: Screen<Props>,
  ...given: Given<Props, Made>
): Route => ({ ...route(path, of, ...given), open: true })
