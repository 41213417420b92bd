import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import type { ObjectEditing } from '../useObject.ts'

/** Props of the sections of an object's form. */
export type EditPartProps = {
  draft: DraftOf<ObjectEntity>
  lists: ObjectEditing['objectSelectLists']
  /** Show every field, not only the everyday ones. */
  all: boolean
}
