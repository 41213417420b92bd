import { Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { Stamps } from '#kit/form/Stamps.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { HistoryLink } from '#base/action-log/HistoryLink.tsx'
import type { ObjectEntity } from '../objects.contract.ts'
import { ObjectSection } from './ObjectSection.tsx'

export function ObjectService({ object }: { object: ObjectEntity }) {
  const t = useText()
  return (
    <ObjectSection name="service">
      <div>
        <Text size="sm" c="dimmed">
          {t('object.lastUpdate')}: {formatInstantTime(object.lastUpdate)}
        </Text>
        <Stamps of={object} />
        <HistoryLink of={{ entity: 'Object', id: object.id }} />
      </div>
    </ObjectSection>
  )
}
