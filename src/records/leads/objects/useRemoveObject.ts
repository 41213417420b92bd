import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { leadsApi } from '../leads.contract.ts'
import type { LeadObject } from '../leads.contract.ts'

/** Removes an object from a lead, and offers to undo. */
export function useRemoveObject(leadId: number): (object: LeadObject) => Promise<boolean> {
  const t = useText()
  const deleteWithUndo = useDelete()
  return ({ objectId, objectReferenceNumber }) => {
    const body = { leadId, objectId }
    return deleteWithUndo({
      remove: () => call(leadsApi.deleteLeadObject, { body }),
      text: t('lead.objectRemoved', { number: `#${objectReferenceNumber}` }),
      restore: () => call(leadsApi.addLeadObject, { body }),
    })
  }
}
