import { useState } from 'react'
import { CallFailed, call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { failureText } from '#kit/ui/failureText.ts'
import { approvalApi } from './approval.contract.ts'
import type { ExpenseForApproval } from './approval.contract.ts'

/** Approves what is shown, or takes that back; `onOutdated` looks again where it is not so any more. */
export function useDecision(
  token: string,
  { version }: ExpenseForApproval,
  onOutdated: () => Promise<unknown>,
) {
  const t = useText()
  const [isDeciding, setDeciding] = useState(false)
  const [failure, setFailure] = useState<string>()
  const decide = (endpoint: typeof approvalApi.approveExpense) => {
    setDeciding(true)
    setFailure(undefined)
    call(endpoint, { params: { id: token }, body: { version } }, { quiet: true })
      .catch(async (error: unknown) => {
        setFailure(failureText(error, t))
        if (error instanceof CallFailed && [400, 404, 409].includes(error.status))
          await onOutdated()
      })
      .finally(() => setDeciding(false))
  }
  return {
    isDeciding,
    failure,
    approve: () => decide(approvalApi.approveExpense),
    revert: () => decide(approvalApi.revertApprovalExpense),
  }
}
