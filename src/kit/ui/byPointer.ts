// Limits dragging to pointers. Draggable items have their own keys, which announce moves in the person's language: the library
// announces them in English, and loses keys pressed during its animation.
import { Accessibility, PointerSensor } from '@dnd-kit/dom'
import type { DragDropProvider } from '@dnd-kit/react'
import type { ComponentProps } from 'react'

type Provider = ComponentProps<typeof DragDropProvider>

export const withoutAccessibility: Provider['plugins'] = (all) =>
  all.filter((plugin) => plugin !== Accessibility)

/** Options for a `DragDropProvider` without keyboard handling. */
export const byPointer = {
  sensors: [PointerSensor],
  plugins: withoutAccessibility,
} satisfies Pick<Provider, 'sensors' | 'plugins'>
