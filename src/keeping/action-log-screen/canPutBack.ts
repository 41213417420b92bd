import { onServer } from '#base/register/recordsOnServer.ts'
import { isRecordKind } from './readable/loggedFields.ts'

/** Whether a field of this kind can be put back at all. */
export function canPutBack(entity: string, field: string): boolean {
  const putBack = isRecordKind(entity) ? onServer(entity).putBack : null
  if (!putBack || !isRecordKind(entity)) return false
  if (putBack.only) return putBack.only.includes(field)
  return Object.hasOwn(onServer(entity).fields, field) || Object.hasOwn(putBack.lists ?? {}, field)
}
