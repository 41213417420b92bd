// What a feature brings to the browser, in its `….parts.ts`. `app` has the one list of them.
import type { ComponentType } from 'react'
import type { RefInputProps } from '#kit/form/formSurroundings.tsx'
import type { Permission } from '#kit/http/endpoint.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { registerKinds } from './records.contract.ts'
import type { Kinds } from './records.contract.ts'
import type { Route } from './screen.tsx'
import { fillSlots } from './slots.tsx'
import type { Fillings } from './slots.tsx'

/** What leads to a screen. */
export type Place = {
  label: MessageKey
  href: string
  may: Permission
  /** Words that the palette also finds it by. */
  words?: MessageKey
  /** `g` and this letter go there. */
  letter?: string
}

export type MenuItem = Place & {
  /** A picture stands for it where there is no room for words. */
  small?: 'actions' | 'overview' | 'settings'
}

/** Where in the menu: the group, if it stands in one, and how far from its beginning. */
export type MenuPlace = MenuItem & { group?: MenuGroup; at: number }
export type MenuGroup = 'realties' | 'accounts' | 'viewings'

export type PickerProps = Omit<RefInputProps, 'kind' | 'entity' | 'name'>

export type Parts = {
  kinds?: Partial<Kinds>
  routes?: readonly Route[]
  /** Addresses under which other programmes and old letters name a record, and where each stands now. */
  links?: Record<string, (id: number) => string>
  slots?: Fillings
  /** How fields pick what they point at, by what that is called. */
  pickers?: Record<string, () => Promise<ComponentType<PickerProps>>>
  menu?: readonly MenuPlace[]
  /** Further places that the palette, and a letter, lead to. */
  places?: readonly Place[]
  /** What can be added from anywhere; the palette offers those first that are added most. */
  adds?: readonly (Place & { at: number })[]
}

/** For its type alone: what is left out of it cannot be brought. */
export const parts = <const P extends Parts>(brought: P): P => brought

const registered = {
  routes: [] as Route[],
  links: {} as Record<string, (id: number) => string>,
  pickers: {} as Record<string, () => Promise<ComponentType<PickerProps>>>,
  menu: [] as MenuPlace[],
  places: [] as Place[],
  adds: [] as (Place & { at: number })[],
}

/** Called by `app`, before anything is drawn. */
export function registerParts(all: readonly Parts[]): void {
  for (const { kinds, slots, routes, links, pickers, menu, places, adds } of all) {
    registerKinds(kinds ?? {})
    fillSlots(slots ?? {})
    registered.routes.push(...(routes ?? []))
    Object.assign(registered.links, links)
    Object.assign(registered.pickers, pickers)
    registered.menu.push(...(menu ?? []))
    registered.places.push(...(places ?? []))
    registered.adds.push(...(adds ?? []))
  }
}

/** In the order that was asked for. */
export const byPlace = <P extends { at: number }>(some: readonly P[]): P[] =>
  some.toSorted((a, b) => a.at - b.at)

/** All that was brought. */
export const brought = (): Readonly<typeof registered> => registered
