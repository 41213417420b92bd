import { useText } from '#kit/i18n/useText.ts'
import type { Timeline } from './timeline.contract.ts'
import classes from './timeline.module.css'

/** Explains the colours. */
export function TimelineLegend({ stages }: Pick<Timeline, 'stages'>) {
  const t = useText()
  return (
    <ul className={`wraps ${classes['legend']}`}>
      {stages
        .filter(({ style }) => style !== 'cancelled')
        .map(({ value, text, style }) => (
          <li key={value}>
            <span className={classes['sample']} data-stage={style} />
            {text}
          </li>
        ))}
      <li>
        <span className={classes['sample']} data-block />
        {t('occupancy.kind.hand')}
      </li>
      <li>
        <span className={classes['sample']} data-block data-vanished />
        {t('occupancy.vanished')}
      </li>
    </ul>
  )
}
