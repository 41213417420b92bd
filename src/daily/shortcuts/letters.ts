// Letters after `g`, taken from the English menu where free.
import { brought, byPlace } from '#base/register/parts.ts'
import type { Place } from '#base/register/parts.ts'

type PlaceWithLetter = Place & { letter: string }

/** In the order of the menu, the start page first. */
export const places = (): PlaceWithLetter[] =>
  [...brought().places, ...byPlace(brought().menu)].filter(
    (place): place is PlaceWithLetter => place.letter !== undefined,
  )

export const letterTo = (href: string): string | undefined =>
  places().find((place) => place.href === href)?.letter
