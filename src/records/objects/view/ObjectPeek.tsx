// Object summary in the list's side panel.
import { Image } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { PeekProps } from '#kit/list/peek/peek.ts'
import { PeekLoaded } from '#kit/list/peek/PeekSkeleton.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { LatestEntries } from '#base/register/recordSlots.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { objectForm, objectOptionLists } from '../edit/objectForm.ts'
import classes from '../objects.module.css'
import { ObjectContact } from '../people/ObjectContact.tsx'
import { pictureAddress } from '../photos/pictureAddress.ts'
import { PriceLine } from '../search/PriceLine.tsx'
import { useObjectView } from '../useObject.ts'

const { Form, Value } = objectForm
const facts = ['area', 'lotArea', 'bedrooms', 'bathrooms', 'floor', 'constructionYear'] as const
const mostContacts = 4

export function ObjectPeek({ row: { id } }: PeekProps<{ id: number }>) {
  const t = useText()
  const optionsOf = useOptions(objectOptionLists)
  return (
    <PeekLoaded query={useObjectView(String(id))}>
      {(object) => (
        <Form values={object} optionsOf={optionsOf}>
          {object.images[0] && (
            <Image
              className={classes.peeked!}
              radius="sm"
              src={pictureAddress(object.images[0], 'large')}
              alt={t('object.pictureOf', { number: object.referenceNumber })}
            />
          )}
          <div>
            <strong>{object.type}</strong>
            <div>{object.location ?? <span className="quiet">{t('object.noLocation')}</span>}</div>
          </div>
          <PriceLine object={object} />
          <div className="tiles">
            {facts.map((name) => (
              <Value key={name} name={name} />
            ))}
            <Value name="address" />
          </div>
          {object.contacts.length > 0 && (
            <Labelled label={t('object.section.contacts')}>
              <ul className="stacked">
                {object.contacts.slice(0, mostContacts).map((contact) => (
                  <ObjectContact key={contact.id} contact={contact} />
                ))}
              </ul>
            </Labelled>
          )}
          <Value name="internalNotes" />
          <LatestEntries of={{ entity: 'Object', id: object.id }} />
        </Form>
      )}
    </PeekLoaded>
  )
}
