import type { Feed } from './format.ts'
import type { Listing } from './listing.ts'

/** The longest sides of pictures for portals, in pixels. */
export const feedSides = [800, 1600] as const
export type FeedSide = (typeof feedSides)[number]

/** Stays the same for as long as the picture exists. */
export const pictureAddress = (origin: string, systemName: string, side: FeedSide = 1600): string =>
  `${origin}/feeds/picture/${systemName}/${side}.jpg`

export const picturesOf = (
  { pictures }: Listing,
  { origin, mostPictures }: Feed,
  side: FeedSide = 1600,
): string[] => pictures.slice(0, mostPictures).map((name) => pictureAddress(origin, name, side))
