// Places on a screen that features above its own fill. The feature of the screen declares the place and what is handed
// over there; the feature above names its component in its `….parts.ts`; `app` brings both together.
import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'

/** Each feature declares its own: the name of the place, and the props of what stands there. */
export interface Slots {}
export type SlotName = keyof Slots

type Load<Props> = () => Promise<ComponentType<Props>>
/** What one feature fills. Several may fill the same place: they stand in the order of the features. */
export type Fillings = { [Name in SlotName]?: Load<Slots[Name]> }

type Part = ReturnType<typeof lazyPart<object>>
const loads = new Map<SlotName, Load<object>[]>()
const parts = new Map<SlotName, { Part: Part }[]>()
/** Of what fills a place nothing is known yet when the screen is read that has it. */
const places = new Map<SlotName, () => ReactNode>()

/** Called by `app`, before anything is drawn. */
export function fillSlots(fillings: Fillings): void {
  for (const [name, load] of Object.entries(fillings) as [SlotName, Load<object>][])
    loads.set(name, [...(loads.get(name) ?? []), load])
}

function partsOf(name: SlotName): readonly { Part: Part }[] {
  const known = parts.get(name)
  if (known) return known
  const place = () => places.get(name)?.() ?? null
  const made = (loads.get(name) ?? []).map((load) => ({ Part: lazyPart<object>(load, { place }) }))
  parts.set(name, made)
  return made
}

/** A place on a screen, at module level. `place` stands there while what fills it is loaded. */
export function slot<Name extends SlotName>(
  name: Name,
  place: () => ReactNode = () => null,
): ComponentType<Slots[Name]> {
  places.set(name, place)
  return function Slot(props: Slots[Name]) {
    return partsOf(name).map(({ Part }, at) => <Part key={at} {...(props as object)} />)
  }
}

/** A part of a screen that has such places, once what stands there has been loaded, too. */
export async function withSlots<Module>(
  module: Promise<Module>,
  ...names: readonly SlotName[]
): Promise<Module> {
  const [loaded] = await Promise.all([module, preloadSlots(names)])
  return loaded
}

/**
 * Loads what stands in these places together with the screen that has them, so that nothing moves. What cannot be loaded
 * says so in its place: the screen is shown all the same.
 */
export const preloadSlots = (names: readonly SlotName[]): Promise<unknown> =>
  Promise.all(
    names.flatMap((name) => partsOf(name)).map(({ Part }) => Part.preload().catch(() => undefined)),
  )
