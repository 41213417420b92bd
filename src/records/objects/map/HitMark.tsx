// A mark on the map: the price of one object, or the number of objects at or around a place.
import { Marker } from '@vis.gl/react-maplibre'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { HitMark as Mark } from './hitShapes.ts'
import classes from './map.module.css'
import type { ObjectHit } from '../list/objectLists.contract.ts'
import { pricesOf } from '../objectPrices.ts'
import { shortPrice } from './shortPrice.ts'

export type Offers = Pick<ObjectHit, 'forSale' | 'forRent' | 'forShortRent'>

type Props = {
  mark: Mark
  /** The mark's objects; empty for a cluster. */
  hits: readonly ObjectHit[]
  offers: Offers
  marked: boolean
  onMark: (ids: readonly number[]) => void
  onOpen: () => void
}

export function HitMark({ mark, hits, offers, marked, onMark, onOpen }: Props) {
  const t = useText()
  const language = useLanguage()
  const [hit, ...others] = hits
  const isOne = mark.cluster === null && others.length === 0
  if (isOne && !hit) return null
  const labelKey = mark.cluster === null ? 'object.search.together' : 'object.search.cluster'
  return (
    <Marker latitude={mark.latitude} longitude={mark.longitude}>
      <button
        type="button"
        className={isOne ? classes.mark : `${classes.mark} ${classes.cluster}`}
        data-marked={marked || undefined}
        {...(!isOne && { 'aria-label': t(labelKey, { count: mark.count }) })}
        onClick={onOpen}
        onMouseEnter={() => onMark(mark.ids)}
        onMouseLeave={() => onMark([])}
        onFocus={() => onMark(mark.ids)}
        onBlur={() => onMark([])}
      >
        {isOne && hit ? (
          <>
            <span className="onlyHeard">#{hit.referenceNumber} </span>
            {markText(hit, offers, language)}
          </>
        ) : (
          mark.count
        )}
      </button>
    </Marker>
  )
}

/** The current price of the offer searched for, else of the first offer with a price, else the reference number. */
export function markText(hit: ObjectHit, offers: Offers, language: Language): string {
  const priced = pricesOf(hit).filter(({ now }) => now !== null)
  const price = priced.find(({ offer }) => offers[offer]) ?? priced[0]
  return price?.now == null ? `#${hit.referenceNumber}` : shortPrice(price.now, language)
}
