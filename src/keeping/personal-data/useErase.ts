import { useState } from 'react'
import { formatDate } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { useConfirm } from '#kit/ui/confirm/useConfirm.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { personalDataApi } from './personalData.contract.ts'
import type { StoredPersonalData } from './personalData.contract.ts'

/** Erases after another confirmation, and leaves the erased person's screen. */
export function useErase(held: StoredPersonalData) {
  const t = useText()
  const go = useGo()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const erase = async (name: string, alsoStrike: string[]) => {
    const sure = await confirm({
      title: t('personalData.reallyTitle'),
      text: t('personalData.really', { name }),
      confirmText: t('personalData.erase'),
      danger: true,
    })
    if (!sure) return
    setBusy(true)
    setFailure(null)
    try {
      const body = { name, alsoStrike, ...(held.against.length > 0 && { anyway: true }) }
      const params = { id: String(held.id) }
      const { retained } = await call(
        personalDataApi.erasePerson,
        { params, body },
        { quiet: true },
      )
      const kept =
        retained &&
        t('personalData.stillRetained', { ...retained, day: formatDate(retained.until) })
      showNotice({
        color: 'done',
        message: [t('personalData.erased'), kept].filter(Boolean).join('. '),
      })
      go(accountPaths.accounts)
    } catch (refused) {
      setFailure(refused)
    } finally {
      setBusy(false)
    }
  }
  return { erase, busy, failure }
}
