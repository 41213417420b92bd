import { Group, Title } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { ObjectPublicLink } from '../objectSlots.tsx'
import { Pill } from '#kit/ui/Pill.tsx'

const marks = [
  ['soldRecently', 'amber'],
  ['rented', 'amber'],
  ['reserved', 'amber'],
  ['featured', 'teal'],
  ['recommended', 'teal'],
] as const

/** The reference number and badges for the most important states. */
export function ObjectTitle({ object }: { object: ObjectEntity }) {
  const t = useText()
  return (
    <Group gap="sm">
      <Title order={1}>{t('object.header', { number: object.referenceNumber })}</Title>
      {object.isDraft && <Pill tone="amber">{t('object.draft')}</Pill>}
      {!object.active && <Pill tone="neutral">{t('object.inactive')}</Pill>}
      {object.published && <ObjectPublicLink object={object} />}
      {marks.map(
        ([name, color]) =>
          object[name] && (
            <Pill key={name} tone={color}>
              {t(`object.${name}`)}
            </Pill>
          ),
      )}
    </Group>
  )
}
