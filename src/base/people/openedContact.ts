// Reports to a listener, which records it, that somebody opened a client's phone number.
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'
import type { WayToReach } from './waysToReach.contract.ts'

export type OpenedContact = {
  by: WayToReach
  phone: string
  /** The records that it was opened on, the screen's record first. */
  records: readonly RecordRef<ParentKind>[]
}

let listener: (reach: OpenedContact) => void = () => {}

/** Sets the listener; returns a function that removes it. */
export function onOpenedContact(next: typeof listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = () => {}
  }
}

export const noteOpenedContact = (reach: OpenedContact): void => {
  if (reach.records.length > 0) listener(reach)
}
