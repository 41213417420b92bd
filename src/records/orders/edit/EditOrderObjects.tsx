import { ActionIcon, Group, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { FormSection } from '#kit/form/FormSection.tsx'
import { SearchSelect } from '#kit/form/inputs/SearchSelect.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { objectListsApi } from '#records/objects/list/objectLists.contract.ts'
import type { OrderInput } from './orderForm.ts'

/** The properties that the order is about. */
export function EditOrderObjects({ draft }: { draft: DraftOf<OrderInput> }) {
  const t = useText()
  const { objects } = draft.values
  const [refused, setRefused] = useState('')
  const add = (id: number, number: string, title: string | null) => {
    const isThere = objects.some(({ objectId }) => objectId === id)
    setRefused(isThere ? t('order.sameObjectTwice') : '')
    if (!isThere) draft.set('objects', [...objects, { objectId: id, number, title }])
  }
  return (
    <FormSection title={t('order.objects')} anchor="objects" columns={1} count={objects.length}>
      {objects.map(({ objectId, number, title }) => (
        <Group key={objectId} gap="xs" wrap="nowrap">
          <Text style={{ flex: 1, minWidth: 0 }}>
            {[`#${number}`, title].filter(Boolean).join(' ')}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('order.removeObject', { number })}
            onClick={() =>
              draft.set(
                'objects',
                objects.filter((one) => one.objectId !== objectId),
              )
            }
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <SearchSelect
        label={t('order.addObject')}
        endpoint={objectListsApi.findObjects}
        sentFor={(searchStr) => ({ query: { searchStr } })}
        foundIn={({ items }) =>
          items.map((object) => ({ key: String(object.id), text: object.description, object }))
        }
        text=""
        error={refused || draft.errors['objects']?.join(' ')}
        onChoose={(chosen) =>
          chosen && add(chosen.object.id, chosen.object.referenceNumber, chosen.object.title)
        }
      />
    </FormSection>
  )
}
