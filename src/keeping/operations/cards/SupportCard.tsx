import { Text } from '@mantine/core'
import { agencyToday } from '#kit/clock.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { DownloadButton } from '#kit/ui/DownloadButton.tsx'
import { operationsApi } from '../operations.contract.ts'
import { FactCard } from './FactCard.tsx'

export function SupportCard() {
  const t = useText()
  return (
    <FactCard title={t('operations.support')}>
      <Text size="sm" mb="sm">
        {t('operations.supportText')}
      </Text>
      <DownloadButton
        fileName={`estia-support-${agencyToday()}.zip`}
        fetchFile={() => call(operationsApi.getBundle, {})}
      >
        {t('operations.bundle')}
      </DownloadButton>
      <Text size="xs" className="quiet" mt="sm">
        {t('operations.saidHint')}
      </Text>
    </FactCard>
  )
}
