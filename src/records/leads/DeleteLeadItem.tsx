import { DeleteRecordItem } from '#kit/ui/confirm/DeleteRecordItem.tsx'
import { leadsApi } from './leads.contract.ts'

export const DeleteLeadItem = ({ id }: { id: number }) => (
  <DeleteRecordItem
    id={id}
    label="lead.delete"
    remove={leadsApi.deleteLead}
    restore={leadsApi.restoreLead}
    question="lead.deleteQuestion"
    text="lead.deleted"
    params={{ number: id }}
  />
)
