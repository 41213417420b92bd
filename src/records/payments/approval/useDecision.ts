import { useState } from 'react'
import { CallFailed, call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { failureText } from '#kit/ui/failureText.ts'
import { approvalApi } from './approval.contract.ts'
import type { ExpenseForApproval } from './approval.contract.ts'

/**
 * Decides about the shown expense or asks about it; both resolve to whether it succeeded. `onOutdated` reloads an
 * outdated expense.
 */
export function useDecision(
  token: string,
  { version }: ExpenseForApproval,
  onOutdated: () => Promise<unknown>,
) {
  const t = useText()
  const [isDeciding, setDeciding] = useState(false)
  const [failure, setFailure] = useState<string>()
  const params = { id: token }
  const quiet = { quiet: true }
  const decide = async (send: () => Promise<unknown>): Promise<boolean> => {
    setDeciding(true)
    setFailure(undefined)
    try {
      await send()
      return true
    } catch (error) {
      setFailure(failureText(error, t))
      if (error instanceof CallFailed && [400, 404, 409].includes(error.status)) await onOutdated()
      return false
    } finally {
      setDeciding(false)
    }
  }
  return {
    isDeciding,
    failure,
    approve: () =>
      decide(() => call(approvalApi.approveExpense, { params, body: { version } }, quiet)),
    revert: () =>
      decide(() => call(approvalApi.revertApprovalExpense, { params, body: { version } }, quiet)),
    decline: (reason: string) =>
      decide(() => call(approvalApi.declineExpense, { params, body: { reason, version } }, quiet)),
    ask: (question: string) =>
      decide(() => call(approvalApi.askAboutExpense, { params, body: { question } }, quiet)),
  }
}
