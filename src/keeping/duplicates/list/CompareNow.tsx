import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { call } from '#kit/http/call.ts'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { refresh, refreshed, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { duplicatesApi } from '../duplicates.contract.ts'

const lookEvery = 2_000
type LastRun = AnswerOf<typeof duplicatesApi.lastRun>

/** Starts a comparison of records changed since the last run, and refreshes the list when it ends. */
export function CompareNow() {
  const t = useText()
  const may = useMay()
  /** The end of the last run before the click; undefined if none was started. */
  const [before, setBefore] = useState<string | null>()
  const [isAsking, setAsking] = useState(false)
  const isAwaited = (run: LastRun | undefined) =>
    before !== undefined && (!run?.finishedOn || run.finishedOn === before)
  const isGivenUp = (run: LastRun | undefined) => !isAsking && run?.isGivenUp === true
  const { data } = useAnswer(
    duplicatesApi.lastRun,
    {},
    { refetchInterval: (run) => (isAwaited(run) && !isGivenUp(run) ? lookEvery : false) },
  )
  const isFailed = isAwaited(data) && isGivenUp(data)
  const isComparing = isAwaited(data) && !isFailed
  const isDone = before !== undefined && !isAwaited(data)
  useEffect(() => {
    if (isDone) void refresh('duplicate')
  }, [isDone])
  useEffect(() => {
    if (isFailed) showNotice({ message: t('duplicates.alert.failed'), color: 'trouble' })
  }, [isFailed, t])
  if (!may(duplicatesApi.compareNow.may)) return null
  const press = async () => {
    setAsking(true)
    setBefore(data?.finishedOn ?? null)
    try {
      await call(duplicatesApi.compareNow, {})
      await refreshed()
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
