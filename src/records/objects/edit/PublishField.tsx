// The checkbox that requests publication. Before it is set, a dialog lists what the public will see.
import { formatCurrency, formatDistance } from '#kit/fields/format.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { Text } from '#kit/i18n/useText.ts'
import { useConfirm } from '#kit/ui/confirm/useConfirm.ts'
import { objectFields } from '../objectFields.contract.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { pricesOf } from '../objectPrices.ts'
import { circleCentreOf, pointOf } from '../map/mapPosition.ts'
import type { EditPartProps } from './editPart.ts'

type Props = Pick<EditPartProps, 'draft'>

/** Requests the publication, or withdraws it. */
export function usePublish({ draft }: Props) {
  const t = useText()
  const ask = useConfirm()
  return async (requested: boolean) => {
    const isConfirmed =
      !requested ||
      (await ask({
        title: t('object.publish.title'),
        text: t('object.publish.seen'),
        points: publicFacts(draft.values, t),
        confirmText: t('object.publishRequested'),
      }))
    if (isConfirmed) draft.set('publishRequested', requested)
  }
}

export function PublishField({ draft }: Props) {
  const t = useText()
  const publish = usePublish({ draft })
  const { values } = draft
  return (
    <FieldInput
      name="publishRequested"
      field={objectFields.publishRequested}
      label={t('object.publishRequested')}
      value={values.publishRequested}
      error={draft.errors['publishRequested']?.join(' ')}
      onChange={(requested) => void publish(requested)}
    />
  )
}

const descriptions = [
  ['descriptionEl', 'object.descriptionEl'],
  ['description', 'object.description'],
  ['descriptionRu', 'object.descriptionRu'],
] as const

function publicFacts(object: ObjectEntity, t: Text): string[] {
  const prices = pricesOf(object).map(
    ({ offer, now }) =>
      `${t(`object.${offer}`)}: ${now === null ? t('object.noPrice') : formatCurrency(now)}`,
  )
  const texts = descriptions.filter(([name]) => object[name]).map(([, label]) => t(label))
  return [
    t('object.publish.pictures', { count: object.images.length }),
    ...prices,
    texts.length > 0 ? texts.join(', ') : t('object.publish.noDescription'),
    publicPosition(object, t),
    ...(object.displayAddress && object.address ? [object.address] : []),
  ]
}

function publicPosition(object: ObjectEntity, t: Text): string {
  if (object.displayCoordinates && pointOf(object)) return t('object.publish.pin')
  const { mapCircleRadius: radius } = object
  return circleCentreOf(object) && radius !== null
    ? t('object.publish.circle', { radius: formatDistance(radius, t) })
    : t('object.publish.noPlace')
}
