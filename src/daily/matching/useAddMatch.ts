import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { leadsApi } from '#records/leads/leads.contract.ts'
import type { MatchedObject } from './matching.contract.ts'

type ObjectRef = Pick<MatchedObject, 'id' | 'referenceNumber'>

/**
 * Adds an object to a lead, with an undo. `adding` are the objects being added; `failed` is called
 * if one could not be added, for example because somebody else has just added it.
 */
export function useAddMatch(leadId: number, failed: () => void) {
  const t = useText()
  const [adding, setAdding] = useState<ReadonlySet<number>>(new Set())
  const add = async ({ id: objectId, referenceNumber: number }: ObjectRef) => {
    const body = { leadId, objectId }
    setAdding((before) => new Set(before).add(objectId))
    try {
      // `call` shows the error itself.
      await call(leadsApi.addLeadObject, { body })
      showUndo({
        text: t('matching.added', { number }),
        undoText: t('kit.undo'),
        undo: () => call(leadsApi.deleteLeadObject, { body }),
      })
    } catch {
      failed()
    } finally {
      setAdding((before) => new Set([...before].filter((id) => id !== objectId)))
    }
  }
  return { adding, add }
}
