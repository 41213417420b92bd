import { Button, NavLink, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertCircle, IconCloudUpload } from '@tabler/icons-react'
import { useRule } from '#base/rules/useRule.ts'
import { jump } from '#kit/form/jump.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { EditSection } from '../objectParts.ts'
import { AddMandate } from '../objectSlots.tsx'
import type { EditPartProps } from './editPart.ts'
import { usePublish } from './PublishField.tsx'
import { classOfEvery, reasonsAgainst } from '../publish/publishGate.ts'
import type { PublishReason } from '../publish/publishReasons.ts'
import type { ObjectFieldName } from './objectForm.ts'

/** Where to remedy it. */
const places: Record<
  Exclude<PublishReason, 'publish.noMandate'>,
  [EditSection, ObjectFieldName?]
> = {
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

/** What is still missing before the object can be published, each leading to its field; then the button that publishes it. */
export function BeforePublishing({ draft }: Pick<EditPartProps, 'draft'>) {
  const t = useText()
  const publish = usePublish({ draft })
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const energyRule = useRule('energyClassInAdverts')
  const { values: object } = draft
  if (object.published || object.publishRequested) return null
  const rule = energyRule === undefined ? classOfEvery : energyRule
  const reasons = reasonsAgainst(object, object.images, rule)
  const noRule = rule === null && object.energyClass === null && (
    <Text size="sm" c="var(--estia-amber)" px="sm" mt="sm">
      {t('object.publish.noEnergyRule')}
    </Text>
  )
  if (reasons.length === 0)
    return (
      <>
        {noRule}
        <Button
          fullWidth
          mt="sm"
          leftSection={<IconCloudUpload size={16} aria-hidden />}
          onClick={() => void publish(true)}
        >
          {t('object.publishRequested')}
        </Button>
      </>
    )
  return (
    <details open={!isPhone}>
      <Text component="summary" size="sm" c="dimmed" px="sm" py={4} mt="sm">
        {t('object.publish.before')}: {reasons.length}
      </Text>
      {noRule}
      {reasons.map((reason) =>
        reason === 'publish.noMandate' ? (
          <Text key={reason} size="sm" c="var(--estia-amber)" px="sm" py={4}>
            {t(reason)} <AddMandate objectId={object.id} />
          </Text>
        ) : (
          <NavLink
            key={reason}
            component="button"
            type="button"
            py={4}
            c="var(--estia-amber)"
            label={t(reason)}
            leftSection={<IconAlertCircle size={16} aria-hidden />}
            onClick={({ currentTarget }) => {
              const nav = currentTarget.closest('details')?.parentElement?.querySelector('nav')
              jump(places[reason][0], nav ?? null, places[reason][1])
            }}
          />
        ),
      )}
    </details>
  )
}
