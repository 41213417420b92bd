import { DeleteRecordItem } from '#kit/ui/confirm/DeleteRecordItem.tsx'
import { objectsApi } from './objects.contract.ts'
import type { ObjectEntity } from './objects.contract.ts'

export const DeleteObjectItem = ({ object }: { object: ObjectEntity }) => (
  <DeleteRecordItem
    id={object.id}
    label="object.delete"
    remove={objectsApi.deleteObject}
    restore={objectsApi.restoreObject}
    question="object.deleteQuestion"
    text="object.deleted"
    params={{ number: object.referenceNumber }}
  />
)
