// The reasons why an object is not published. `publishError` has them as message keys, one per line.

export const publishReasons = [
  'publish.inactive',
  'publish.noType',
  'publish.noOffer',
  'publish.noSalePrice',
  'publish.noRentPrice',
  'publish.noShortRentPrice',
  'publish.noLocation',
  'publish.noEnergyClass',
  'publish.noPicture',
  'publish.onlyDamagedPictures',
  'publish.noCoordinates',
  'publish.noCircle',
  'publish.noMandate',
] as const
export type PublishReason = (typeof publishReasons)[number]

export const errorOf = (reasons: readonly PublishReason[]): string | null =>
  reasons.length > 0 ? reasons.join('\n') : null

export const reasonsIn = (publishError: string): PublishReason[] =>
  publishError.split('\n') as PublishReason[]
