import { formatInstantTime, formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { Operations } from '../operations.contract.ts'
import { FactCard, Facts } from './FactCard.tsx'

export function ServerCard({ product, replicas }: Pick<Operations, 'product' | 'replicas'>) {
  const t = useText()
  const { version, commit, schema, node, postgres, isEmbedded, startedOn, servers } = product
  const migration = product.migration ?? t('operations.none')
  const isNewer = (product.migration ?? '').slice(0, 4) > schema
  const database = t(isEmbedded ? 'operations.postgresEmbedded' : 'operations.postgresOwn', {
    version: postgres,
  })
  const shownReplicas = replicas.map(({ name, leftOut }) => (
    <div key={name}>
      {name}: {t(`operations.replica.${leftOut ?? 'read'}`)}
    </div>
  ))
  return (
    <FactCard title={t('operations.server')}>
      <Facts
        facts={[
          ['Estia', version],
          [t('operations.commit'), commit ?? t('operations.unknown')],
          [t('operations.startedOn'), formatInstantTime(startedOn)],
          [
            t('operations.servers'),
            servers === null ? t('operations.unknown') : formatNumber(servers),
          ],
          ['Node', node],
          ['PostgreSQL', database],
          [t('operations.replicas'), replicas.length > 0 ? shownReplicas : null],
          [
            t('operations.migration'),
            isNewer ? t('operations.migrationNewer', { migration, schema }) : migration,
          ],
        ]}
      />
    </FactCard>
  )
}
