// The form of an object. Saves automatically. Both edit modes are the same form, so that switching between them
// loses nothing that was typed.
import { useCallback } from 'react'
import { call } from '#kit/http/call.ts'
import type { ViewMode } from '#kit/form/EditBar.tsx'
import { JumpLinks } from '#kit/form/JumpLinks.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { DeleteObjectItem } from '../DeleteObjectItem.tsx'
import { EditContacts } from '../people/EditContacts.tsx'
import { EditFeatures } from './EditFeatures.tsx'
import type { EditPartProps } from './editPart.ts'
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
import { PublishState } from '../view/PublishState.tsx'
import type { ObjectEditing } from '../useObject.ts'

const { RecordForm } = objectForm

type Props = { editing: ObjectEditing; mode: ViewMode; onMode: (mode: ViewMode) => void }

export function ObjectEdit({ editing, mode, onMode }: Props) {
  const t = useText()
  const { object, objectSelectLists: lists } = editing
  const optionsOf = useCallback(
    (list: string) => {
      const found = Object.entries(objectLists).find(([, each]) => each === list)
      return found && lists[found[0] as keyof typeof lists]
    },
    [lists],
  )
  return (
    <>
      <RecordForm
        saving="auto"
        record={{
          key: object.id,
          saved: object,
          save: (body, options) => call(objectsApi.saveObject, { body }, options),
        }}
        optionsOf={optionsOf}
        bar={{
          title: <ObjectTitle object={object} />,
          mode,
          onMode,
          menu: <DeleteObjectItem object={object} />,
          links: (
            <JumpLinks
              label={t('object.anchors')}
              to={editSections}
              title={(anchor) => t(`object.section.${anchor}`)}
            />
          ),
        }}
      >
        {(draft) => <ObjectParts draft={draft} lists={lists} all={mode === 2} object={object} />}
      </RecordForm>
      <EditContacts
        objectId={object.id}
        links={editing.objectAccounts}
        relations={editing.objectAccountRelationSelectList}
      />
    </>
  )
}

function ObjectParts({ object, ...part }: EditPartProps & { object: ObjectEntity }) {
  return (
    <>
      <PublishState object={part.draft.values} />
      <EditMain {...part} />
      <EditLocation {...part} />
      <EditFeatures all={part.all} />
      <EditOffer all={part.all} />
      <EditPhotos object={object} />
      <EditMap {...part} />
    </>
  )
}
