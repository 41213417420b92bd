// The view of an object, also for printing.
import { Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { EditBar } from '#kit/form/EditBar.tsx'
import type { ViewMode } from '#kit/form/EditBar.tsx'
import { SectionLinks } from '#kit/form/SectionLinks.tsx'
import { quietly, useOneFieldEditor } from '#kit/form/useOneFieldEditor.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { OpenRecords, RecordActivities, GoOnItems } from '#base/register/recordSlots.tsx'
import { AssignmentList } from '#base/assignments/AssignmentList.tsx'
import { FittingLeads, ObjectLinks, ObjectPortals, ShortRentItems } from '../objectSlots.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { DeleteObjectItem } from '../DeleteObjectItem.tsx'
import { InternalNotes } from './InternalNotes.tsx'
import { ObjectContacts } from '../people/ObjectContacts.tsx'
import { ObjectDescription } from './ObjectDescription.tsx'
import { objectForm, objectOptionLists } from '../edit/objectForm.ts'
import { ObjectHeadline } from './ObjectHeadline.tsx'
import { addressFacts, buildFacts, offerFacts, sizes, states } from '../objectParts.ts'
import { objectsApi } from '../objects.contract.ts'
import type { ObjectView as ObjectViewAnswer } from '../objects.contract.ts'
import classes from '../objects.module.css'
import { ObjectPictures } from '../photos/ObjectPictures.tsx'
import { ObjectService } from './ObjectService.tsx'
import { ObjectTitle } from './ObjectTitle.tsx'
import { ObjectVideo } from './ObjectVideo.tsx'
import { PublishState } from './PublishState.tsx'
import { ViewFeatures } from './ViewFeatures.tsx'
import { ViewFields } from './ViewFields.tsx'
import { ViewMap } from '../map/ViewMap.tsx'

const { Form } = objectForm

type Props = { object: ObjectViewAnswer; onMode: (mode: ViewMode) => void }

export function ObjectView({ object, onMode }: Props) {
  const t = useText()
  const optionsOf = useOptions(objectOptionLists)
  const editOne = useOneFieldEditor(object.id, {
    choices: (sent) => call(objectsApi.objectFieldChoices, sent, quietly),
    patch: (sent) => call(objectsApi.patchObject, sent, quietly),
  })
  const menu = (
    <>
      <GoOnItems of={{ objectId: object.id }} forShortRent={object.forShortRent} />
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => setTimeout(() => window.print(), 300)}
      >
        {t('object.print')}
      </Menu.Item>
      <ShortRentItems object={object} />
      <DeleteObjectItem object={object} />
    </>
  )
  return (
    <div className={classes.screen}>
      <Form values={object} optionsOf={optionsOf} {...editOne}>
        <EditBar
          title={<ObjectTitle object={object} />}
          mode={0}
          onMode={onMode}
          menu={menu}
          links={<SectionLinks label={t('kit.sections')} />}
        />
        <PublishState object={object} />
        <ObjectHeadline object={object} />
        <div className={classes.split}>
          <div className={classes.shown}>
            <ObjectPictures object={object} />
            <ObjectVideo address={object.videoURL} />
            <ObjectDescription object={object} />
            <ViewFeatures object={object} />
            <ViewMap object={object} />
          </div>
          <div>
            <ObjectContacts contacts={object.contacts} />
            <InternalNotes notes={object.internalNotes} />
            <OpenRecords of={{ entity: 'Object', id: object.id }} />
            <ObjectLinks object={object} />
            <ViewFields object={object} name="address" fields={addressFacts} />
            <ViewFields object={object} name="facts" fields={[...sizes, ...buildFacts]} />
            <ViewFields
              object={object}
              name="offer"
              fields={[...offerFacts, 'sleeps', 'minNights', 'websiteCode', ...states]}
            />
            <div className="noPrint">
              <AssignmentList parent="Object" parentId={object.id} />
              <ObjectPortals object={object} />
            </div>
          </div>
        </div>
      </Form>
      <div className="noPrint">
        <FittingLeads object={object} />
        <RecordActivities parent="Object" parentId={object.id} />
      </div>
      <ObjectService object={object} />
    </div>
  )
}
