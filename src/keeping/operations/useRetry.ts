import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { showNotice } from '#kit/ui/notices.ts'

/** State of a retry button; further clicks while a request is running do nothing. */
export function useRetry(
  retry: () => Promise<{ retried: number }>,
  doneKey: 'operations.jobRetried' | 'operations.mailRetried',
) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { retried } = await retry()
      showNotice({
        message: retried ? t(doneKey, { count: retried }) : t('operations.nothingToRetry'),
      })
    } finally {
      setBusy(false)
    }
  }
  // The error banner shows the reason of a failure.
  return { isBusy, press: () => void press().catch(() => undefined) }
}
