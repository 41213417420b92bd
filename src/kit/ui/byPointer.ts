// Dragging is for pointers. What can be dragged has keys of its own, which say what happened in the reader's
// language: the library's say it in English, and lose a key that is pressed before their animation has ended.
import { Accessibility, PointerSensor } from '@dnd-kit/dom'
import type { DragDropProvider } from '@dnd-kit/react'
import type { ComponentProps } from 'react'

type Provider = ComponentProps<typeof DragDropProvider>

export const withoutAccessibility: Provider['plugins'] = (all) =>
  all.filter((plugin) => plugin !== Accessibility)

/** What a `DragDropProvider` is given so that it leaves the keys alone. */
export const byPointer = {
  sensors: [PointerSensor],
  plugins: withoutAccessibility,
} satisfies Pick<Provider, 'sensors' | 'plugins'>
