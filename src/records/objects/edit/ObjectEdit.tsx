// The form of an object. Saves automatically. Both edit modes are the same form, so that switching between them
// loses nothing that was typed.
import { Box, Flex } from '@mantine/core'
import { useCallback } from 'react'
import { call } from '#kit/http/call.ts'
import type { ViewMode } from '#kit/form/EditBar.tsx'
import { FormLinks } from '#kit/form/SectionLinks.tsx'
import { DeleteObjectItem } from '../DeleteObjectItem.tsx'
import { BeforePublishing } from './BeforePublishing.tsx'
import { EditContacts } from '../people/EditContacts.tsx'
import { EditFeatures } from './EditFeatures.tsx'
import type { EditPartProps } from './editPart.ts'
import { EditLocation } from './EditLocation.tsx'
import { EditMain } from './EditMain.tsx'
import { EditMap } from '../map/EditMap.tsx'
import { EditOffer } from './EditOffer.tsx'
import { EditPhotos } from '../photos/EditPhotos.tsx'
import { objectLists } from '../objectFields.contract.ts'
import { objectForm } from './objectForm.ts'
import { objectsApi } from '../objects.contract.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { ObjectTitle } from '../view/ObjectTitle.tsx'
import { PublishState } from '../view/PublishState.tsx'
import type { ObjectEditing } from '../useObject.ts'

const { RecordForm } = objectForm

type Props = { editing: ObjectEditing; mode: ViewMode; onMode: (mode: ViewMode) => void }

export function ObjectEdit({ editing, mode, onMode }: Props) {
  const { object, objectSelectLists: lists } = editing
  const optionsOf = useCallback(
    (list: string) => {
      const found = Object.entries(objectLists).find(([, each]) => each === list)
      return found && lists[found[0] as keyof typeof lists]
    },
    [lists],
  )
  return (
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
      }}
      renderNav={(draft) => (
        <FormLinks>
          <BeforePublishing draft={draft} />
        </FormLinks>
      )}
      below={
        <EditContacts
          objectId={object.id}
          links={editing.objectAccounts}
          relations={editing.objectAccountRelationSelectList}
        />
      }
    >
      {(draft) => <ObjectParts draft={draft} lists={lists} all={mode === 2} object={object} />}
    </RecordForm>
  )
}

/** Photos and map stand beside the rest if there is room. */
function ObjectParts({ object, ...part }: EditPartProps & { object: ObjectEntity }) {
  return (
    <>
      <PublishState object={part.draft.values} />
      <Flex direction={{ base: 'column', xl: 'row' }} columnGap="md">
        <Box flex="1 1 0" miw={0}>
          <EditMain {...part} />
          <EditLocation {...part} />
          <EditFeatures {...part} />
          <EditOffer {...part} />
        </Box>
        <Box flex={{ base: 'none', xl: '0 0 22rem' }} miw={0}>
          <EditPhotos object={object} />
          <EditMap {...part} />
        </Box>
      </Flex>
    </>
  )
}
