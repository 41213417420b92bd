import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCloudUpload } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { reasonsIn } from '#features/publishing/publishReasons.ts'
import type { ObjectEntity } from '../objects.contract.ts'

type Props = { object: Pick<ObjectEntity, 'publishRequested' | 'published' | 'publishError'> }

/** How far publication is, as long as it is not done: under way, or why it failed. */
export function PublishState({ object }: Props) {
  const t = useText()
  const { publishRequested, published, publishError } = object
  if (publishError)
    return (
      <Alert
        color="trouble"
        role="alert"
        mb="md"
        icon={<IconAlertTriangle size={18} aria-hidden />}
        title={t('object.publishFailed')}
        styles={{ message: { color: 'var(--estia-trouble)' } }}
      >
        {reasonsIn(publishError).map((reason) => (
          <div key={reason}>{t(reason)}</div>
        ))}
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
