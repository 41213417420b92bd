import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { copyWithNotice } from '#kit/ui/copyText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { approvalApi } from './approval.contract.ts'

/** An administrator's actions on the approval of an expense; failures appear in the error banner. */
export function useApprovalActions(id: number) {
  const t = useText()
  const [isSending, setSending] = useState(false)
  const params = { id: String(id) }
  return {
    isSending,
    /** Sends it to the account's first address by default. */
    send: async (email?: string) => {
      setSending(true)
      try {
        const body = email === undefined ? {} : { email }
        const { sentTo } = await call(approvalApi.sendForApproval, { params, body })
        showNotice({ message: t('approval.sent', { email: sentTo ?? '' }) })
      } catch {
        // The error banner has shown it.
      } finally {
        setSending(false)
      }
    },
    /** Requests the link where it is not shown; undefined if that failed. */
    askLink: async () =>
      (await call(approvalApi.approvalState, { params }).catch(() => undefined))?.link,
    copy: (link: string) =>
      copyWithNotice(link, {
        copied: t('approval.copied'),
        notCopied: t('approval.notCopied', { link }),
      }),
    revoke: async () => {
      try {
        await call(approvalApi.revokeApprovalLink, { params })
        showNotice({ message: t('approval.revoked') })
      } catch {
        // The error banner has shown it.
      }
    },
  }
}
