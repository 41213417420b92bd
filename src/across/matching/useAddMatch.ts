import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { leadsApi } from '#records/leads/leads.contract.ts'
import type { MatchedObject } from './matching.contract.ts'

type Added = Pick<MatchedObject, 'id' | 'referenceNumber'>

/**
 * Adds an object to a lead, and offers to take it out again. Those under way are in `adding`; `failed` is called
 * when one could not be added, as when somebody else has just done so.
 */
export function useAddMatch(leadId: number, failed: () => void) {
  const t = useText()
  const [adding, setAdding] = useState<ReadonlySet<number>>(new Set())
  const add = async ({ id: objectId, referenceNumber: number }: Added) => {
    const body = { leadId, objectId }
    setAdding((before) => new Set(before).add(objectId))
    try {
      // What failed is said by the call.
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
