// Letters after `g`, taken from the English menu where free.
import { registeredParts, byPlace } from '#base/register/parts.ts'
import type { Place } from '#base/register/parts.ts'

type PlaceWithLetter = Place & { letter: string }

/** In the order of the menu, the start page first. */
export const places = (): PlaceWithLetter[] =>
  [...registeredParts().places, ...byPlace(registeredParts().menu)].filter(
    (place): place is PlaceWithLetter => place.letter !== undefined,
  )

export const shortcutLetterOf = (href: string): string | undefined =>
  places().find((place) => place.href === href)?.letter
