// What a feature brings to the browser, in its `….parts.ts`. `app` has the list of all features.
import type { ComponentType } from 'react'
import type { RefInputProps } from '#kit/form/formSurroundings.tsx'
import type { Permission } from '#kit/http/endpoint.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { registerKinds } from './records.contract.ts'
import type { Kinds } from './records.contract.ts'
import type { Route } from './screen.tsx'
import { fillSlots } from './slots.tsx'
import type { Fillings } from './slots.tsx'

/** A link to a screen. */
export type Place = {
  label: MessageKey
  href: string
  may: Permission
  /** Further search words for the palette. */
  words?: MessageKey
  /** The shortcut is `g` and this letter. */
  letter?: string
}

export type MenuItem = Place & {
  /** Shown as an icon if there is no room for text. */
  small?: 'actions' | 'overview' | 'settings'
}

/** The position in the menu: its group, if any, and the order. */
export type MenuPlace = MenuItem & { group?: MenuGroup; at: number }
export type MenuGroup = 'realties' | 'accounts' | 'viewings'

export type PickerProps = Omit<RefInputProps, 'kind' | 'entity' | 'name'>

export type Parts = {
  kinds?: Partial<Kinds>
  routes?: readonly Route[]
  /** Addresses of records used by other programs and old mails, and their current addresses. */
  links?: Record<string, (id: number) => string>
  slots?: Fillings
  /** Pickers for fields, by what they refer to. */
  pickers?: Record<string, () => Promise<ComponentType<PickerProps>>>
  menu?: readonly MenuPlace[]
  /** Further targets of the palette and of shortcuts. */
  places?: readonly Place[]
  /** Records that can be added from anywhere; the most frequent come first in the palette. */
  adds?: readonly (Place & { at: number })[]
}

/** Identity, for its type: the list of features checks which parts are brought. */
export const parts = <const P extends Parts>(brought: P): P => brought

const registered = {
  routes: [] as Route[],
  links: {} as Record<string, (id: number) => string>,
  pickers: {} as Record<string, () => Promise<ComponentType<PickerProps>>>,
  menu: [] as MenuPlace[],
  places: [] as Place[],
  adds: [] as (Place & { at: number })[],
}

/** Called by `app` before the first render. */
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

/** Sorted by their order. */
export const byPlace = <P extends { at: number }>(some: readonly P[]): P[] =>
  some.toSorted((a, b) => a.at - b.at)

/** Everything that features have brought. */
export const brought = (): Readonly<typeof registered> => registered
