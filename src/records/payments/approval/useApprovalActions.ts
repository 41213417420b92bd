import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { copyWithNotice } from '#kit/ui/copyText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { approvalApi } from './approval.contract.ts'

/** What an administrator does with the approval of an expense; the banner says what fails. */
export function useApprovalActions(id: number) {
  const t = useText()
  const [isSending, setSending] = useState(false)
  const params = { id: String(id) }
  return {
    isSending,
    /** To the first address of the account unless told otherwise. */
    send: async (email?: string) => {
      setSending(true)
      try {
        const body = email === undefined ? {} : { email }
        const { sentTo } = await call(approvalApi.sendForApproval, { params, body })
        showNotice({ message: t('approval.sent', { email: sentTo ?? '' }) })
      } catch {
        // The banner has said it.
      } finally {
        setSending(false)
      }
    },
    /** For whom it is not shown to; undefined when it could not be asked for. */
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
        // The banner has said it.
      }
    },
  }
}
