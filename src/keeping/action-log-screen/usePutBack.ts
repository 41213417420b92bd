import { useState } from 'react'
import { call, CallFailed } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { actionLogApi } from '#base/action-log/actionLog.contract.ts'
import type { ActionLogRow, LoggedChange } from '#base/action-log/actionLog.contract.ts'

/** A field that has changed since the entry: its current value, and the one to put back. */
export type ChangedField = { field: string; label: string; now: string; wanted: string }
export type PutBackClash = { since: ChangedField[]; wanted: readonly LoggedChange[] }

/** Puts fields of an entry back; if they have changed since, `clash` is set to ask first. */
export function usePutBack({ id }: ActionLogRow) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [clash, setClash] = useState<PutBackClash | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  const putBack = async (wanted: readonly LoggedChange[], anyway = false) => {
    setBusy(true)
    setFailure(null)
    try {
      const body = { fields: wanted.map(({ field }) => field), ...(anyway && { anyway }) }
      await call(actionLogApi.putBack, { params: { id: String(id) }, body }, { quiet: true })
      setClash(null)
      const fields = wanted.map(({ label }) => label).join(', ')
      showNotice({ color: 'done', message: t('actionLog.putBackDone', { fields }) })
    } catch (error) {
      const since = anyway ? undefined : sinceIn(error)
      setClash(since ? { since, wanted } : null)
      if (!since) setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { putBack, busy, clash, failure, decline: () => setClash(null) }
}

function sinceIn(failure: unknown): ChangedField[] | undefined {
  if (!(failure instanceof CallFailed) || failure.status !== 409) return undefined
  const { conflicts, current } = failure.problem
  return conflicts && Array.isArray(current) ? (current as ChangedField[]) : undefined
}
