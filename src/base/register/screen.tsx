// Screens that are loaded when first shown, and the routes that show them.
import { useParams, useSearch } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { loadLaterTexts, loadScreenTexts } from '#kit/i18n/browser.ts'
import type { Permission } from '#kit/http/endpoint.ts'
import type { Texts } from '#kit/i18n/textsOf.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { readAddress } from './address.ts'
import type { Params, Search } from './address.ts'
import { NothingHere } from './NothingHere.tsx'
import { preloadSlots } from './slots.tsx'
import type { SlotName } from './slots.tsx'

type ScreenOptions = {
  /** Message bundles that this screen needs beyond the common ones. */
  texts?: readonly Texts[]
  /** The slots of this screen that other features fill. */
  slots?: readonly SlotName[]
  /** Part of the first visit (start and sign-in): does not wait for the texts that are loaded later. */
  first?: boolean
}

export type Screen<Props> = {
  Part: ComponentType<Props> & { preload: () => Promise<void> }
}

/** Call it at module level. A loading error is shown in the screen's place. */
export function screen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], slots = [], first = false }: ScreenOptions = {},
): Screen<Props> {
  const loadAll = async () => {
    const [loaded] = await Promise.all([
      load(),
      preloadSlots(slots),
      ...(first ? [] : [loadLaterTexts()]),
      ...texts.map((each) => loadScreenTexts(each)),
    ])
    return loaded
  }
  return { Part: lazyPart(loadAll, { place: () => <Skeletons lines={8} /> }) }
}

/**
 * Turns path parameters and the query string into the screen's props: every required prop, and none that the screen
 * does not have. Optional for a screen without required props.
 */
type PropsOfAddress<Props, Made> = {} extends Props
  ? [propsOf?: (params: Params, search: Search) => ExactProps<Props, Made>]
  : [propsOf: (params: Params, search: Search) => ExactProps<Props, Made>]
type ExactProps<Props, Made> = Made &
  Props & { [Unknown in Exclude<keyof Made, keyof Props>]: never }

/** The component of a route. `fetch` loads the screen in advance, and rejects like `loadPart`. */
export type RouteScreen = (() => ReactNode) & {
  preload: () => Promise<void>
  fetch: () => Promise<void>
}

export type Route = {
  path: string
  component: RouteScreen
  /** Who may see the screen; null: anyone, without signing in. */
  may: Permission | null
}

/** A route for signed-in users with this permission. The shell shows all others why they may not see it. */
export const route = <Props extends object, Made>(
  path: string,
  may: Permission,
  shown: Screen<Props>,
  ...rest: PropsOfAddress<Props, Made>
): Route => ({ path, may, component: componentOf(shown, ...rest) })

/** A route that needs no sign-in. */
export const openRoute = <Props extends object, Made>(
  path: string,
  shown: Screen<Props>,
  ...rest: PropsOfAddress<Props, Made>
): Route => ({ path, may: null, component: componentOf(shown, ...rest) })

const componentOf = <Props extends object, Made>(
  { Part }: Screen<Props>,
  ...[propsOf]: PropsOfAddress<Props, Made>
): RouteScreen => {
  function RouteComponent() {
    const params: Params = useParams({ strict: false })
    const search: Search = useSearch({ strict: false })
    const read = readAddress(() => propsOf?.(params, search) as Props)
    return read ? <Part {...read.value} /> : <NothingHere />
  }
  // The router preloads it too; a failed load is shown by the part itself, so ignore it here.
  const preload = () => Part.preload().catch(() => {})
  return Object.assign(RouteComponent, { preload, fetch: Part.preload })
}
