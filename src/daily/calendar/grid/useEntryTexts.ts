// Texts about an entry beyond its own fields.
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import type { CalendarClash, CalendarEntry } from '../calendar.contract.ts'
import { shortDay } from '../calendarNames.ts'

export function useEntryTexts() {
  const t = useText()
  const language = useLanguage()
  /** Midnight means the whole day. */
  const when = (at: string) => {
    const day = shortDay(at.slice(0, 10), language)
    return at.slice(11, 16) === '00:00' ? day : `${day}, ${at.slice(11, 16)}`
  }

  const clashText = ({ by, what, kind, at }: CalendarClash): string =>
    by === 'person' && kind === 'activity'
      ? t('calendar.clash.task', { what, time: at?.slice(11, 16) ?? '' })
      : `${t(`viewing.clash.${by}`, { what })}${at ? `, ${at.slice(11, 16)}` : ''}`

  /** Short text for narrow entries. */
  const clashMark = ({ clashes }: CalendarEntry): string =>
    clashes.some(({ by }) => by !== 'key') ? t('calendar.twice') : t('calendar.keyOut')

  const kindText = ({ kind, category }: CalendarEntry): string => {
    if (kind === 'viewing') return t('activity.category.viewing')
    return category === 'undefined' ? t('calendar.task') : t(`activity.category.${category}`)
  }

  return { when, clashText, clashMark, kindText }
}
