import { NavLink, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { jump } from '#kit/form/jump.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { EditSection } from '../objectParts.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { reasonsAgainst } from '../publish/publishGate.ts'
import type { PublishReason } from '../publish/publishReasons.ts'
import type { ObjectFieldName } from './objectForm.ts'

/** Where to remedy it. */
const places: Record<PublishReason, [EditSection, ObjectFieldName?]> = {
  'publish.inactive': ['offer', 'active'],
  'publish.noType': ['main', 'subTypeObjectTypeId'],
  'publish.noOffer': ['main', 'forSale'],
  'publish.noSalePrice': ['main', 'salePrice'],
  'publish.noRentPrice': ['main', 'rentPrice'],
  'publish.noShortRentPrice': ['main', 'shortRentPrice'],
  'publish.noLocation': ['location'],
  'publish.noEnergyClass': ['features', 'energyClass'],
  'publish.noPicture': ['photos'],
  'publish.onlyDamagedPictures': ['photos'],
  'publish.noCoordinates': ['map', 'latitude'],
  'publish.noCircle': ['map', 'mapCircleRadius'],
}

/** What is still missing before the object can be published, each leading to its field. */
export function BeforePublishing({ object }: { object: ObjectEntity }) {
  const t = useText()
  const id = useId()
  if (object.published) return null
  const reasons = reasonsAgainst(object, object.images)
  return (
    <section aria-labelledby={id}>
      <Text id={id} size="xs" c="dimmed" px="sm" mt="sm">
        {t('object.publish.before')}
      </Text>
      <Stack gap={0}>
        {reasons.map((reason) => (
          <NavLink
            key={reason}
            component="button"
            type="button"
            py={4}
            c="var(--estia-amber)"
            label={t(reason)}
            leftSection={<IconAlertCircle size={16} aria-hidden />}
            onClick={({ currentTarget }) => {
              const nav = currentTarget.closest('section')?.parentElement?.querySelector('nav')
              jump(places[reason][0], nav ?? null, places[reason][1])
            }}
          />
        ))}
        {reasons.length === 0 && (
          <Text size="sm" c="var(--estia-green)" px="sm" py="xs">
            <IconCircleCheck size={16} aria-hidden /> {t('object.publish.ready')}
          </Text>
        )}
      </Stack>
    </section>
  )
}
