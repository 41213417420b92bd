// Asks the server for a new lead, of an account where the address names one, and opens its form.
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
  const asked = useRef(false)
  // Asked again, because the answer was lost, it is the same lead.
  const [requestKey] = useState(newRequestKey)
  const [failure, setFailure] = useState<Error | null>(null)

  const add = useCallback(async () => {
    setFailure(null)
    try {
      const body = accountId === undefined ? {} : { accountId }
      const { lead } = await call(leadsApi.addLead, { body }, { quiet: true, requestKey })
      go(leadPaths.lead(lead.id, 2), { replace: true })
    } catch (error) {
      setFailure(error as Error)
    }
  }, [accountId, go, requestKey])

  useEffect(() => {
    // One visit adds one lead, however often the screen is drawn.
    if (asked.current) return
    asked.current = true
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
