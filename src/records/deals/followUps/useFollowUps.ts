// Follow-up steps of a deal, and actions to do and undo them.
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { callOf, refresh, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { followUpsApi } from './followUps.contract.ts'
import type { FollowUpStep } from './followUps.contract.ts'

const { doFollowUp, undoFollowUp } = followUpsApi

export function useFollowUps(dealId: number) {
  const t = useText()
  const [busy, setBusy] = useState<FollowUpStep | null>(null)
  const params = { id: String(dealId) }
  const query = useAnswer(
    followUpsApi.followUps,
    { params },
    {
      takes: (_known, change) => {
        const answered = callOf(change, doFollowUp, undoFollowUp)
        return answered?.sent.params.id === params.id ? answered.answer : undefined
      },
    },
  )

  /**
   * Runs the steps one after the other and stops at the first failure, which has shown its error. Returns the steps
   * done.
   */
  const each = async (steps: readonly FollowUpStep[], by: typeof doFollowUp) => {
    const texts: [FollowUpStep, string][] = []
    try {
      for (const step of steps) {
        setBusy(step)
        const { steps: now } = await call(by, { params, body: { step } })
        texts.push([step, now.find((one) => one.step === step)?.text ?? ''])
      }
    } catch {
      await refresh('deal')
    } finally {
      setBusy(null)
    }
    return texts
  }

  const undoSteps = (steps: readonly FollowUpStep[]) => each(steps.toReversed(), undoFollowUp)
  const doSteps = async (steps: readonly FollowUpStep[]) => {
    const done = await each(steps, doFollowUp)
    if (done.length === 0) return
    // After a failure, name only the steps that were done.
    const isAll = done.length > 1 && done.length === steps.length
    const text = isAll ? t('deal.followUps.allDone') : done.map(([, what]) => what).join(' · ')
    const undo = () => undoSteps(done.map(([step]) => step))
    showUndo({ text, undoText: t('kit.undo'), undo })
  }
  return { query, busy, doSteps, undoSteps }
}
