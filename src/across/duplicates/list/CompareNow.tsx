import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { call } from '#kit/http/call.ts'
import { refresh, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { duplicatesApi } from '../duplicates.contract.ts'

const lookEvery = 2_000

/** Compares what changed since the last run, and renews the list when that is done. */
export function CompareNow() {
  const t = useText()
  const may = useMay()
  /** The end of the last run before the press; undefined: nothing was asked for. */
  const [before, setBefore] = useState<string | null>()
  const isAwaited = (finishedOn: string | null) =>
    before !== undefined && (finishedOn === null || finishedOn === before)
  const { data } = useAnswer(
    duplicatesApi.lastRun,
    {},
    { refetchInterval: (answer) => (isAwaited(answer?.finishedOn ?? null) ? lookEvery : false) },
  )
  const finishedOn = data?.finishedOn ?? null
  const isComparing = isAwaited(finishedOn)
  const isDone = before !== undefined && !isComparing
  useEffect(() => {
    if (isDone) void refresh('duplicate')
  }, [isDone])
  if (!may(duplicatesApi.compareNow.may)) return null
  const press = async () => {
    setBefore(finishedOn)
    try {
      await call(duplicatesApi.compareNow, {})
      showNotice({ message: t('duplicates.comparing') })
    } catch {
      // The banner shows the error.
      setBefore(undefined)
    }
  }
  return (
    <Button
      variant="default"
      loading={isComparing}
      leftSection={<IconRefresh size={16} aria-hidden />}
      onClick={() => void press()}
    >
      {t('duplicates.compareNow')}
    </Button>
  )
}
