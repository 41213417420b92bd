import classes from './map.module.css'

/** The pin of a position; its tip is at the middle of the lower edge. */
export const MapPin = () => (
  <svg className={classes.pin} width="30" height="40" viewBox="0 0 30 40" aria-hidden>
    <path d="M15 39C10 30 2 23 2 14.5a13 13 0 0 1 26 0C28 23 20 30 15 39Z" />
    <circle cx="15" cy="14.5" r="5" />
  </svg>
)
