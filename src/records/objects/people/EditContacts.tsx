import { Stack, Text } from '@mantine/core'
import { useCallback, useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import type { ObjectEditing } from '../useObject.ts'
import { EditSection } from '../edit/EditSection.tsx'
import { AddContact } from './AddContact.tsx'
import { EditContact } from './EditContact.tsx'
import type { ObjectAccount } from './objectAccounts.contract.ts'

type Props = {
  objectId: number
  links: readonly ObjectAccount[]
  relations: ObjectEditing['objectAccountRelationSelectList']
}

export function EditContacts({ objectId, links, relations }: Props) {
  const t = useText()
  const [added, setAdded] = useState(0)
  const optionsOf = useCallback(
    (list: string) => (list === 'objectAccountRelation' ? relations : undefined),
    [relations],
  )
  const onAdded = () => setAdded(added + 1)
  return (
    <EditSection name="contacts" count={links.length} columns={1}>
      <Stack gap="md">
        {links.length === 0 && <Text c="dimmed">{t('object.noContacts')}</Text>}
        {links.map((link) => (
          <EditContact key={link.id} link={link} optionsOf={optionsOf} />
        ))}
        <AddContact
          key={added}
          objectId={objectId}
          optionsOf={optionsOf}
          autoFocus={added > 0}
          onAdded={onAdded}
        />
        <Text size="xs" c="dimmed">
          {t('object.link.rentPaymentDay')}: {t('object.link.rentPaymentDayHelp')}
        </Text>
      </Stack>
    </EditSection>
  )
}
