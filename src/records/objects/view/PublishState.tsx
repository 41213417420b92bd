import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCloudUpload } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { useRule } from '#base/rules/useRule.ts'
import { AddMandate } from '../objectSlots.tsx'
import { classOfEvery, reasonsAgainst } from '../publish/publishGate.ts'
import type { ObjectEntity } from '../objects.contract.ts'

type Props = { object: ObjectEntity }

/** What needs attention: a publication in progress, or refused with what is missing, or one whose mandate has ended. */
export function PublishState({ object }: Props) {
  const t = useText()
  const { publishRequested, published, publishError } = object
  const rule = useRule('energyClassInAdverts')
  if (publishError) {
    const missing = reasonsAgainst(object, object.images, rule === undefined ? classOfEvery : rule)
    return (
      <Alert
        color="trouble"
        role="alert"
        mb="md"
        icon={<IconAlertTriangle size={18} aria-hidden />}
        title={t('object.publishFailed')}
        styles={{ message: { color: 'var(--estia-red)' } }}
      >
        {missing.length === 0 && t('object.publish.nothingMissing')}
        {missing.map((reason) => (
          <div key={reason}>{t(reason)}</div>
        ))}
        {object.lacksMandate && <AddMandate objectId={object.id} />}
      </Alert>
    )
  }
  if (published && object.lacksMandate)
    return (
      <Alert
        color="attention"
        mb="md"
        icon={<IconAlertTriangle size={18} aria-hidden />}
        title={t('object.mandate.publishedWithout')}
      >
        <AddMandate objectId={object.id} />
      </Alert>
    )
  if (!publishRequested || published) return null
  return (
    <output>
      <Alert color="toDo" role="none" mb="md" icon={<IconCloudUpload size={18} aria-hidden />}>
        {t('object.publishInProgress')}
      </Alert>
    </output>
  )
}
