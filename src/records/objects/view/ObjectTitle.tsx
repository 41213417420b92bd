import { Badge, Group, Title } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { ObjectPublicLink } from '../objectSlots.tsx'

const marks = [
  ['soldRecently', 'toDo'],
  ['rented', 'toDo'],
  ['reserved', 'toDo'],
  ['featured', 'aegean'],
  ['recommended', 'aegean'],
] as const

/** The reference number and badges for the most important states. */
export function ObjectTitle({ object }: { object: ObjectEntity }) {
  const t = useText()
  return (
    <Group gap="sm">
      <Title order={1}>{t('object.header', { number: object.referenceNumber })}</Title>
      {object.isDraft && <Badge color="toDo">{t('object.draft')}</Badge>}
      {!object.active && <Badge color="gray">{t('object.inactive')}</Badge>}
      {object.published && <ObjectPublicLink object={object} />}
      {marks.map(
        ([name, color]) =>
          object[name] && (
            <Badge key={name} color={color}>
              {t(`object.${name}`)}
            </Badge>
          ),
      )}
    </Group>
  )
}
