import { Text } from '@mantine/core'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import classes from '#kit/ui/look/rows.module.css'
import type { Home } from './home.contract.ts'

/** Recently opened records; nothing if there are none. */
export function OpenedLast({ opened }: { opened: Home['opened'] }) {
  const t = useText()
  if (opened.length === 0) return null
  return (
    <Section title={t('home.opened')} columns={1}>
      <ul className={classes.rows}>
        {opened.map(({ entity, id, description, detail }) => (
          <li key={`${entity} ${id}`}>
            <div className={classes.grow}>
              <GoLink href={hrefOfRecord({ entity, id }) ?? ''}>{description || `#${id}`}</GoLink>
              <Text size="sm" c="dimmed">
                {[t(`record.${entity}`), detail].filter(Boolean).join(' · ')}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
