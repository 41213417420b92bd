// What an object costs now, in each way it is offered.
import type { ObjectEntity } from './objects.contract.ts'

type Priced = Pick<
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
  /** What is asked now; null while nobody has said. */
  now: number | null
  /** What was asked before the discount. */
  before: number | null
  /** Since when it is reduced: YYYY-MM-DD. */
  since: string | null
}

/** One price for each way the object is offered, in the order sale, rent, short rent. */
export function pricesOf(object: Priced): Price[] {
  const { salePrice, salePriceWithDiscount, rentPrice, rentPriceWithDiscount } = object
  const all: Price[] = [
    {
      offer: 'forSale',
      per: null,
      ...reduced(salePrice, salePriceWithDiscount, object.dateOfSalePriceDiscount),
    },
    {
      offer: 'forRent',
      per: 'perMonth',
      ...reduced(rentPrice, rentPriceWithDiscount, object.dateOfRentPriceDiscount),
    },
    { offer: 'forShortRent', per: 'perNight', ...reduced(object.shortRentPrice) },
  ]
  return all.filter(({ offer }) => object[offer])
}

function reduced(price: number | null, discounted: number | null = null, since?: string | null) {
  if (discounted === null) return { now: price, before: null, since: null }
  return { now: discounted, before: price, since: since ?? null }
}
