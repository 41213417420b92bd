import { useText } from '#kit/i18n/useText.ts'
import { useConfirm } from '#kit/ui/confirm/useConfirm.ts'

/** Midnight sharp is a day without a time. */
const isAtNight = (time: string) => time !== '00:00' && (time >= '22:00' || time < '07:00')

/**
 * Asks about a viewing between 22:00 and 7:00, which is usually a typing error; resolves to false if the time should be
 * changed. Does not ask again about `known`, the stored time.
 */
export function useNightQuestion(
  known: string | null = null,
): (at: string | null) => Promise<boolean> {
  const t = useText()
  const confirm = useConfirm()
  return async (at) => {
    const time = at?.slice(11, 16) ?? ''
    if (time === '' || at === known || !isAtNight(time)) return true
    return confirm({
      text: t('viewing.atNight', { time }),
      confirmText: t('viewing.atNightYes', { time }),
      cancelText: t('viewing.atNightNo'),
    })
  }
}
