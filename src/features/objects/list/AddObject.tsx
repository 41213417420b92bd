// Asks the server for a blank object and opens its form.
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { LoadFailed } from '#kit/ui/LoadFailed.tsx'
import { Skeletons } from '#kit/ui/Skeletons.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { paths } from '#features/paths.ts'
import { objectsApi } from '../objects.contract.ts'

export function AddObject() {
  const t = useText()
  usePageTitle(t('object.add'))
  const go = useGo()
  const asked = useRef(false)
  const [failure, setFailure] = useState<Error | null>(null)

  const add = useCallback(async () => {
    setFailure(null)
    try {
      const { id } = await call(objectsApi.addObject, {}, { quiet: true })
      go(paths.object(id, 2), { replace: true })
    } catch (error) {
      setFailure(error as Error)
    }
  }, [go])

  useEffect(() => {
    // One visit adds one object, however often the screen is drawn.
    if (asked.current) return
    asked.current = true
    void add()
  }, [add])

  if (failure) return <LoadFailed failure={failure} retry={() => void add()} />
  return (
    <>
      <output className="onlyHeard">{t('object.adding')}</output>
      <Skeletons lines={8} />
    </>
  )
}
