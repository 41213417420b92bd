// Slots: places on a screen that higher features fill. The feature of the screen declares the slot and its props; the higher
// feature brings a component in its `….parts.ts`; `app` connects them.
import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'

/** Features add their slots: name and props. */
export interface Slots {}
export type SlotName = keyof Slots

type Load<Props> = () => Promise<ComponentType<Props>>
/** The slots that a feature fills. If several fill the same one, they are shown in the order of the features. */
export type Fillings = { [Name in SlotName]?: Load<Slots[Name]> }

type Part = ReturnType<typeof lazyPart<object>>
const loads = new Map<SlotName, Load<object>[]>()
const parts = new Map<SlotName, { Part: Part }[]>()
/** Filled later, because the screens are loaded before the features are registered. */
const places = new Map<SlotName, () => ReactNode>()

/** Called by `app` before the first render. */
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

/** A slot on a screen; use at module level. `place` is shown while its content is loading. */
export function slot<Name extends SlotName>(
  name: Name,
  place: () => ReactNode = () => null,
): ComponentType<Slots[Name]> {
  places.set(name, place)
  return function Slot(props: Slots[Name]) {
    return partsOf(name).map(({ Part }, at) => <Part key={at} {...(props as object)} />)
  }
}

/** A part of a screen with slots, loaded together with their content. */
export async function withSlots<Module>(
  module: Promise<Module>,
  ...names: readonly SlotName[]
): Promise<Module> {
  const [loaded] = await Promise.all([module, preloadSlots(names)])
  return loaded
}

/**
 * Loads the content of these slots together with their screen, so that nothing moves. A failure is shown in the slot, and the
 * screen is shown anyway.
 */
export const preloadSlots = (names: readonly SlotName[]): Promise<unknown> =>
  Promise.all(
    names.flatMap((name) => partsOf(name)).map(({ Part }) => Part.preload().catch(() => undefined)),
  )
