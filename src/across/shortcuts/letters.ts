// Where `g` and a letter go: as they stand in the English menu, where that letter is free.
import { brought, byPlace } from '#base/register/parts.ts'
import type { Place } from '#base/register/parts.ts'

type Lettered = Place & { letter: string }

/** In the order of the menu, the start page first. */
export const places = (): Lettered[] =>
  [...brought().places, ...byPlace(brought().menu)].filter(
    (place): place is Lettered => place.letter !== undefined,
  )

export const letterTo = (href: string): string | undefined =>
  places().find((place) => place.href === href)?.letter
