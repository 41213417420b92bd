import { useText } from '#kit/i18n/useText.ts'

/** Returns a function that says a number of hours in words, from two days on in days. */
export function useSince(): (hours: number) => string {
  const t = useText()
  return (hours) => {
    if (hours < 1) return t('home.sinceLessThanHour')
    return hours < 48
      ? t('home.sinceHours', { count: hours })
      : t('home.sinceDays', { count: Math.floor(hours / 24) })
  }
}
