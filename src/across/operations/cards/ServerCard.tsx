import { formatInstantTime, formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { Operations } from '../operations.contract.ts'
import { FactCard, Facts } from './FactCard.tsx'

export function ServerCard({ product }: Pick<Operations, 'product'>) {
  const t = useText()
  const { version, node, postgres, isEmbedded, startedOn, servers, migration } = product
  const database = t(isEmbedded ? 'operations.postgresEmbedded' : 'operations.postgresOwn', {
    version: postgres,
  })
  return (
    <FactCard title={t('operations.server')}>
      <Facts
        facts={[
          [t('operations.version'), version],
          [t('operations.startedOn'), formatInstantTime(startedOn)],
          [
            t('operations.servers'),
            servers === null ? t('operations.serversUnknown') : formatNumber(servers),
          ],
          [t('operations.node'), node],
          [t('operations.postgres'), database],
          [t('operations.migration'), migration ?? t('operations.none')],
        ]}
      />
    </FactCard>
  )
}
