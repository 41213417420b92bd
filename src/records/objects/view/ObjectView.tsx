// The view of an object, also for printing.
import { Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { EditBar } from '#kit/form/EditBar.tsx'
import type { ViewMode } from '#kit/form/EditBar.tsx'
import { RecordLayout } from '#kit/form/RecordLayout.tsx'
import { withoutErrorBanner, useOneFieldEditor } from '#kit/form/useOneFieldEditor.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import {
  GoOnItems,
  NextAction,
  OpenRecords,
  OrdersOf,
  RecordActivities,
} from '#base/register/recordSlots.tsx'
import { FittingLeads, ObjectLinks, ObjectPortals, ShortRentItems } from '../objectSlots.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { DeleteObjectItem } from '../DeleteObjectItem.tsx'
import { InternalNotes } from './InternalNotes.tsx'
import { ObjectContacts } from '../people/ObjectContacts.tsx'
import { ObjectDescription } from './ObjectDescription.tsx'
import { objectForm, objectOptionLists } from '../edit/objectForm.ts'
import { addressFacts, buildFacts, offerFacts, sizes, states } from '../objectParts.ts'
import { objectsApi } from '../objects.contract.ts'
import type { ObjectView as ObjectViewAnswer } from '../objects.contract.ts'
import classes from '../objects.module.css'
import { ObjectPictures } from '../photos/ObjectPictures.tsx'
import { ObjectService } from './ObjectService.tsx'
import { offersMandate } from '../mandate/MandateSummary.tsx'
import { ObjectSummary } from './ObjectSummary.tsx'
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
    choices: (sent) => call(objectsApi.objectFieldChoices, sent, withoutErrorBanner),
    patch: (sent) => call(objectsApi.patchObject, sent, withoutErrorBanner),
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
          onMode={onMode}
          menu={menu}
          primary={
            object.active && (
              <NextAction
                of={{ objectId: object.id }}
                wants={
                  object.forShortRent && !object.forSale && !object.forRent ? 'stay' : 'viewing'
                }
              />
            )
          }
        />
        <PublishState object={object} />
        <RecordLayout
          band={<ObjectSummary object={object} />}
          mayFill
          facts={
            <>
              <ViewFields object={object} name="facts" fields={[...sizes, ...buildFacts]} />
              <ViewFields
                object={object}
                name="offer"
                fields={[...offerFacts, 'sleeps', 'minNights', 'websiteCode', ...states]}
              />
              <ViewFields object={object} name="address" fields={addressFacts} />
              <ViewFeatures object={object} />
              <InternalNotes notes={object.internalNotes} />
              <ObjectService object={object} />
            </>
          }
          beside={
            <>
              <ObjectContacts contacts={object.contacts} />
              <OpenRecords of={{ entity: 'Object', id: object.id }} />
              <ObjectLinks object={object} />
              <OrdersOf of={{ entity: 'Object', id: object.id }} readOnly={offersMandate(object)} />
              <ViewMap object={object} />
              <div className="noPrint">
                <ObjectPortals object={object} />
                <FittingLeads object={object} />
              </div>
            </>
          }
          anchors={['matching', 'contacts', 'open', 'map']}
        >
          <ObjectPictures object={object} />
          <ObjectVideo address={object.videoURL} />
          <ObjectDescription object={object} />
          <div className="noPrint">
            <RecordActivities parent="Object" parentId={object.id} />
          </div>
        </RecordLayout>
      </Form>
    </div>
  )
}
