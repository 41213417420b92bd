import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import type { ObjectEditing } from '../useObject.ts'

/** What each part of the form of an object is given. */
export type EditPartProps = {
  draft: DraftOf<ObjectEntity>
  lists: ObjectEditing['objectSelectLists']
  /** Every field, not only what is asked of each object. */
  all: boolean
}
