// Slots: places on a screen that features of a higher floor fill. The screen's feature declares the slot and its props;
// the other feature names its component in its `….parts.ts`; `app` connects them.
import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'

/** Extended by each feature: the slot's name, and the props of the components in it. */
export interface Slots {}
export type SlotName = keyof Slots

type Load<Props> = () => Promise<ComponentType<Props>>
/**
 * Components that one feature puts into slots. Several features may fill the same slot; their order is that of the
 * features.
 */
export type Fillings = { [Name in SlotName]?: Load<Slots[Name]> }

type Part = ReturnType<typeof lazyPart<object>>
const loads = new Map<SlotName, Load<object>[]>()
const parts = new Map<SlotName, { Part: Part }[]>()
/** Placeholders by slot; slots are declared before the features that fill them are registered. */
const places = new Map<SlotName, () => ReactNode>()

/** Called by `app` before anything is rendered. */
export function fillSlots(fillings: Fillings): void {
  for (const [name, load] of Object.entries(fillings) as [SlotName, Load<object>][])
    loads.set(name, [...(loads.get(name) ?? []), load])
}

function partsOf(name: SlotName): readonly { Part: Part }[] {
  const cached = parts.get(name)
  if (cached) return cached
  const place = () => places.get(name)?.() ?? null
  const created = (loads.get(name) ?? []).map((load) => ({
    Part: lazyPart<object>(load, { place }),
  }))
  parts.set(name, created)
  return created
}

/** Declares a slot, at module level. `place` is shown while its components load. */
export function slot<Name extends SlotName>(
  name: Name,
  place: () => ReactNode = () => null,
): ComponentType<Slots[Name]> {
  places.set(name, place)
  return function Slot(props: Slots[Name]) {
    return partsOf(name).map(({ Part }, at) => <Part key={at} {...(props as object)} />)
  }
}

/** A lazily loaded module with slots, resolved once the components in its slots are loaded too. */
export async function withSlots<Module>(
  module: Promise<Module>,
  ...names: readonly SlotName[]
): Promise<Module> {
  const [loaded] = await Promise.all([module, preloadSlots(names)])
  return loaded
}

/**
 * Loads the components in these slots together with their screen, to avoid layout shifts. A failed load is shown in the
 * slot; the screen is shown all the same.
 */
export const preloadSlots = (names: readonly SlotName[]): Promise<unknown> =>
  Promise.all(
    names.flatMap((name) => partsOf(name)).map(({ Part }) => Part.preload().catch(() => undefined)),
  )
