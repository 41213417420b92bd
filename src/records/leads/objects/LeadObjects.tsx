// The objects of a lead, with a search to add one.
import { ActionIcon, Group, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { ClientMark } from '../leadSlots.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'
import type { Lead } from '../leads.contract.ts'
import { AddLeadObject } from './AddLeadObject.tsx'
import { useRemoveObject } from './useRemoveObject.ts'

type Props = { lead: Lead; mayEdit: boolean }

export function LeadObjects({ lead, mayEdit }: Props) {
  const t = useText()
  const remove = useRemoveObject(lead.id)
  return (
    <Section title={t('lead.objects')} anchor="lead-objects" columns={1}>
      {lead.objects.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('lead.noObjects')}
        </Text>
      ) : (
        <ul>
          {lead.objects.map((object) => (
            <Group
              component="li"
              key={object.objectId}
              gap="xs"
              wrap="nowrap"
              align="flex-start"
              py={4}
            >
              <div className="grow">
                <GoLink href={objectPaths.object(object.objectId)}>
                  #{object.objectReferenceNumber} {object.title}
                </GoLink>
                <Text size="sm" c="dimmed">
                  {[object.type, object.location].filter(Boolean).join(', ')}
                </Text>
              </div>
              {mayEdit && <ClientMark leadId={lead.id} objectId={object.objectId} />}
              {mayEdit && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('lead.removeObject', { number: object.objectReferenceNumber })}
                  onClick={() => void remove(object)}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              )}
            </Group>
          ))}
        </ul>
      )}
      {mayEdit && <AddLeadObject lead={lead} />}
    </Section>
  )
}
