// The current price of each offer of an object.
import type { ObjectEntity } from './objects.contract.ts'

type PriceFields = Pick<
  ObjectEntity,
  | 'forSale'
  | 'forRent'
  | 'forShortRent'
  | 'salePrice'
  | 'salePriceWithDiscount'
  | 'rentPrice'
  | 'rentPriceWithDiscount'
  | 'shortRentPrice'
> &
  Partial<Pick<ObjectEntity, 'dateOfSalePriceDiscount' | 'dateOfRentPriceDiscount'>>

export type Price = {
  offer: 'forSale' | 'forRent' | 'forShortRent'
  per: 'perMonth' | 'perNight' | null
  /** The current price; null if unknown. */
  now: number | null
  /** The price before the discount. */
  before: number | null
  /** The day the discount began: YYYY-MM-DD. */
  since: string | null
}

/** One price for each offer, in the order sale, rent, short rent. */
export function pricesOf(object: PriceFields): Price[] {
  const { salePrice, salePriceWithDiscount, rentPrice, rentPriceWithDiscount } = object
  const all: Price[] = [
    {
      offer: 'forSale',
      per: null,
      ...priceNow(salePrice, salePriceWithDiscount, object.dateOfSalePriceDiscount),
    },
    {
      offer: 'forRent',
      per: 'perMonth',
      ...priceNow(rentPrice, rentPriceWithDiscount, object.dateOfRentPriceDiscount),
    },
    { offer: 'forShortRent', per: 'perNight', ...priceNow(object.shortRentPrice) },
  ]
  return all.filter(({ offer }) => object[offer])
}

function priceNow(price: number | null, discounted: number | null = null, since?: string | null) {
  if (discounted === null) return { now: price, before: null, since: null }
  return { now: discounted, before: price, since: since ?? null }
}
