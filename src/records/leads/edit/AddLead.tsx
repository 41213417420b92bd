// Adds a lead, for the account in the address if there is one, and opens its form.
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#kit/http/call.ts'
import { newRequestKey } from '#kit/http/requestKey.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { leadPaths } from '../leads.paths.ts'
import { leadsApi } from '../leads.contract.ts'

export function AddLead({ accountId }: { accountId?: number }) {
  const t = useText()
  usePageTitle(t('leads.add'))
  const go = useGo()
  const hasStarted = useRef(false)
  // With the same key, a retry after a lost response adds no second lead.
  const [requestKey] = useState(newRequestKey)
  const [failure, setFailure] = useState<Error | null>(null)

  const add = useCallback(async () => {
    setFailure(null)
    try {
      const body = accountId === undefined ? {} : { accountId, carryOver: true }
      const { lead } = await call(leadsApi.addLead, { body }, { quiet: true, requestKey })
      go(leadPaths.lead(lead.id, 2), { replace: true })
    } catch (error) {
      setFailure(error as Error)
    }
  }, [accountId, go, requestKey])

  useEffect(() => {
    // Adds one lead per visit, even if effects run twice.
    if (hasStarted.current) return
    hasStarted.current = true
    void add()
  }, [add])

  if (failure) return <LoadFailed failure={failure} retry={() => void add()} />
  return (
    <>
      <output className="onlyHeard">{t('leads.adding')}</output>
      <Skeletons lines={8} />
    </>
  )
}
