// What a feature registers in the browser, in its `….parts.ts`. `src/app/parts.ts` lists all features.
import type { ComponentType } from 'react'
import type { RefInputProps } from '#kit/form/formSurroundings.tsx'
import type { Permission } from '#kit/http/endpoint.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import type { KeepingFor } from '#kit/outbox/kept.ts'
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
  /** Further words by which the palette finds it. */
  words?: MessageKey
  /** Pressing `g` and this letter opens it. */
  letter?: string
}

export type MenuItem = Place & {
  /** Icon that replaces the label in narrow menus. */
  small?: 'actions' | 'overview' | 'settings'
}

/** Position in the menu: its group, if any, and its sort position. */
export type MenuPlace = MenuItem & { group?: MenuGroup; at: number }
export type MenuGroup = 'realties' | 'accounts' | 'viewings'

/** A page of the settings, in one group of their side navigation. */
export type SettingsPlace = Place & { group: SettingsGroup; at: number; icon: SettingsIcon }
export type SettingsGroup = 'mine' | 'agency' | 'content' | 'exchange'
export type SettingsIcon =
  | ('person' | 'lock' | 'key' | 'bell')
  | ('steps' | 'agency' | 'inbox' | 'branches' | 'shield' | 'send' | 'law')
  | ('lists' | 'mail' | 'sources' | 'texts' | 'stamp')
  | ('portals' | 'import' | 'export' | 'addresses' | 'log' | 'state')

export type PickerProps = Omit<RefInputProps, 'kind' | 'entity' | 'name'>
/** Of a picker that always passes the name of the picked record. */
export type NamingPickerProps = Omit<PickerProps, 'onChange'> & {
  onChange: (id: number | null, text: string) => void
}

export type FeatureParts = {
  kinds?: Partial<Kinds>
  routes?: readonly Route[]
  /** Old addresses of records, used by other programs and in old mails, with the current address of each. */
  links?: Record<string, (id: number) => string>
  slots?: Fillings
  /** Pickers for fields that refer to records, by the kind of reference. */
  pickers?: Record<string, () => Promise<ComponentType<PickerProps>>>
  menu?: readonly MenuPlace[]
  /** Pages shown beside the side navigation of the settings; the palette offers them too. */
  settings?: readonly SettingsPlace[]
  /** What becomes of work that was done without a connection, by its kind. */
  senders?: KeepingFor['senders']
  /** Further links for the palette and keyboard shortcuts. */
  places?: readonly Place[]
  /** Records that can be added from anywhere; the palette offers the most often added ones first. */
  adds?: readonly (Place & { at: number })[]
}

/** Keeps the literal type, so that `app` fails to compile when a feature leaves something out. */
export const parts = <const P extends FeatureParts>(feature: P): P => feature

const registered = {
  routes: [] as Route[],
  links: {} as Record<string, (id: number) => string>,
  pickers: {} as Record<string, () => Promise<ComponentType<PickerProps>>>,
  menu: [] as MenuPlace[],
  settings: [] as SettingsPlace[],
  senders: {} as Record<string, KeepingFor['senders'][string]>,
  places: [] as Place[],
  adds: [] as (Place & { at: number })[],
}

/** Called by `app` before anything is rendered. */
export function registerParts(all: readonly FeatureParts[]): void {
  for (const { kinds, slots, routes, links, pickers, menu, settings, senders, ...more } of all) {
    const { places, adds } = more
    registerKinds(kinds ?? {})
    fillSlots(slots ?? {})
    registered.routes.push(...(routes ?? []))
    Object.assign(registered.links, links)
    Object.assign(registered.pickers, pickers)
    Object.assign(registered.senders, senders)
    registered.menu.push(...(menu ?? []))
    registered.settings.push(...(settings ?? []))
    registered.places.push(...(places ?? []))
    registered.adds.push(...(adds ?? []))
  }
}

/** Sorted by the requested position. */
export const byPlace = <P extends { at: number }>(some: readonly P[]): P[] =>
  some.toSorted((a, b) => a.at - b.at)

/** Everything that features have registered. */
export const registeredParts = (): Readonly<typeof registered> => registered

/** The page of the settings with this icon: for links from lower floors; missing if no feature adds it. */
export const settingsPage = (icon: SettingsIcon): SettingsPlace | undefined =>
  registered.settings.find((page) => page.icon === icon)
