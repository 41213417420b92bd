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
  const [isAsking, setAsking] = useState(false)
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
  const isFailed = isComparing && !isAsking && data?.isGivenUp === true
  useEffect(() => {
    if (isDone) void refresh('duplicate')
  }, [isDone])
  useEffect(() => {
    if (!isFailed) return
    setBefore(undefined)
    showNotice({ message: t('duplicates.alert.failed'), color: 'red' })
  }, [isFailed, t])
  if (!may(duplicatesApi.compareNow.may)) return null
  const press = async () => {
    setAsking(true)
    setBefore(finishedOn)
    try {
      await call(duplicatesApi.compareNow, {})
      await refresh('duplicate')
      showNotice({ message: t('duplicates.comparing') })
    } catch {
      // The banner shows the error.
      setBefore(undefined)
    } finally {
      setAsking(false)
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
