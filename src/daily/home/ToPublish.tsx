import { Text } from '@mantine/core'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'
import rows from '#kit/ui/look/rows.module.css'
import { mostCounted } from './home.contract.ts'
import type { Home } from './home.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

/** Objects that should be public and are not, with the reasons; nothing if there are none. */
export function ToPublish({ toPublish: { items, totalRows } }: { toPublish: Home['toPublish'] }) {
  const t = useText()
  if (items.length === 0) return null
  const all = (
    <GoLink href={`${objectPaths.objects}?statuses=["refused","waiting"]`}>
      {t('home.toPublish.all')}
    </GoLink>
  )
  return (
    <Section title={t('home.toPublish')} columns={1} actions={all}>
      <ul className={rows.rows}>
        {items.map(({ id, title, state, reasons, isMine }) => (
          <li key={id}>
            <div className={rows.grow}>
              <GoLink href={objectPaths.object(id)}>{title || `#${id}`}</GoLink>
              <Text size="sm" c={state === 'refused' ? 'var(--estia-red)' : 'dimmed'}>
                {[t(`home.toPublish.${state}`), reasons.join(' ')].filter(Boolean).join(': ')}
              </Text>
            </div>
            {isMine && <Pill tone="neutral">{t('home.toPublish.mine')}</Pill>}
          </li>
        ))}
      </ul>
      {totalRows > items.length && (
        <Text size="sm" c="dimmed">
          {totalRows === mostCounted
            ? `${mostCounted}+`
            : t('home.more', { count: totalRows - items.length })}
        </Text>
      )}
    </Section>
  )
}
