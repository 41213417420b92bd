// An object being changed. What is typed saves itself; more or fewer fields are one form, so that
// unfolding loses nothing.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '#kit/http/call.ts'
import { ConflictPanel } from '#kit/form/ConflictPanel.tsx'
import { DraftFailure } from '#kit/form/DraftFailure.tsx'
import { EditBar } from '#kit/form/EditBar.tsx'
import type { ViewMode } from '#kit/form/EditBar.tsx'
import { JumpLinks } from '#kit/form/JumpLinks.tsx'
import { useAutoSave } from '#kit/form/useAutoSave.ts'
import { useDraft } from '#kit/form/useDraft.ts'
import type { DraftOf } from '#kit/form/useDraft.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { DeleteObjectItem } from '../DeleteObjectItem.tsx'
import { EditContacts } from '../people/EditContacts.tsx'
import { EditFeatures } from './EditFeatures.tsx'
import { EditLocation } from './EditLocation.tsx'
import { EditMain } from './EditMain.tsx'
import { EditMap } from '../map/EditMap.tsx'
import { EditOffer } from './EditOffer.tsx'
import { EditPhotos } from '../photos/EditPhotos.tsx'
import { objectLists } from '../objectFields.contract.ts'
import { editSections } from '../objectParts.ts'
import { objectForm } from './objectForm.ts'
import { objectsApi } from '../objects.contract.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { ObjectTitle } from '../view/ObjectTitle.tsx'
import { PlaceInput } from './PlaceInput.tsx'
import { PublishState } from '../view/PublishState.tsx'
import { objectAnswered } from '../useObject.ts'
import type { ObjectEditing } from '../useObject.ts'

const { Form } = objectForm

export type ObjectDraft = DraftOf<ObjectEntity>
export type EditPartProps = {
  draft: ObjectDraft
  lists: ObjectEditing['objectSelectLists']
  /** Every field, not only what is asked of each object. */
  all: boolean
}

type Props = { editing: ObjectEditing; mode: ViewMode; onMode: (mode: ViewMode) => void }

export function ObjectEdit({ editing, mode, onMode }: Props) {
  const t = useText()
  const queryClient = useQueryClient()
  const language = useLanguage()
  const { object, objectSelectLists: lists } = editing
  const optionsOf = useCallback(
    (list: string) => {
      const found = Object.entries(objectLists).find(([, each]) => each === list)
      return found && lists[found[0] as keyof typeof lists]
    },
    [lists],
  )
  const draft = useDraft({
    entity: 'object',
    key: object.id,
    saved: object,
    save: (body, options) => call(objectsApi.saveObject, { body }, options),
    onSaved: (saved) => objectAnswered(queryClient, saved, language),
  })
  useAutoSave(draft)
  const part: EditPartProps = { draft, lists, all: mode === 2 }
  return (
    <Form
      draft={draft}
      optionsOf={optionsOf}
      renderRef={PlaceInput}
      onSubmit={() => void draft.flush()}
    >
      <EditBar
        title={<ObjectTitle object={object} />}
        mode={mode}
        onMode={onMode}
        draft={draft}
        menu={<DeleteObjectItem object={object} />}
      />
      <DraftFailure failure={draft.failure} />
      <PublishState object={draft.values} />
      <ConflictPanel draft={draft} />
      <JumpLinks
        label={t('object.anchors')}
        to={editSections}
        title={(anchor) => t(`object.section.${anchor}`)}
      />
      <EditMain {...part} />
      <EditLocation {...part} />
      <EditFeatures {...part} />
      <EditOffer {...part} />
      <EditPhotos object={object} />
      <EditMap {...part} />
      <EditContacts
        objectId={object.id}
        links={editing.objectAccounts}
        relations={editing.objectAccountRelationSelectList}
      />
    </Form>
  )
}
