import { Text } from '@mantine/core'
import { formatDate } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import classes from '#kit/ui/look/rows.module.css'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { objectKeyPaths } from '../objectKeys.paths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { objectKeysApi } from '../objectKeys.contract.ts'
import { TakeBack } from './TakeBack.tsx'

/** Overdue keys, the longest first; hidden when there are none. */
export function OverdueKeys() {
  const t = useText()
  const { data } = useAnswer(objectKeysApi.overdueKeys, {})
  if (!data || data.totalRows === 0) return null
  const rest = data.totalRows - data.items.length
  return (
    <Section
      title={t('keyHandover.overdue')}
      columns={1}
      actions={<GoLink href={objectKeyPaths.overdueKeys}>{t('keyHandover.allOverdue')}</GoLink>}
    >
      <ul className={classes.rows}>
        {data.items.map((row) => (
          <li key={row.id}>
            <div className={classes.grow}>
              <GoLink href={objectPaths.object(row.objectId)}>#{row.objectReferenceNumber}</GoLink>{' '}
              {row.accountId && (
                <GoLink href={accountPaths.account(row.accountId)}>{row.account}</GoLink>
              )}
              <Text size="sm" c="var(--estia-red)" className="numbers">
                {row.givenAway && t('keyHandover.since', { date: formatDate(row.givenAway) })}
              </Text>
            </div>
            <TakeBack row={row} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Text size="sm" c="dimmed">
          {t('home.more', { count: rest })}
        </Text>
      )}
    </Section>
  )
}
