import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { Home } from './home.contract.ts'
import classes from '#kit/ui/look/rows.module.css'

export function ChangedLast({ changed }: { changed: Home['changed'] }) {
  const t = useText()
  const [by, setBy] = useState<keyof Home['changed']>(changed.byMe.length > 0 ? 'byMe' : 'byAnyone')
  const choices = { byMe: 'home.changedByMe', byAnyone: 'home.changedByAnyone' } as const
  // Plain buttons instead of a segmented control, because every first visit loads this screen.
  const choice = (
    <Button.Group aria-label={t('home.changed')} style={{ flexShrink: 0 }}>
      {(['byMe', 'byAnyone'] as const).map((which) => (
        <Button
          key={which}
          size="compact-xs"
          variant={by === which ? 'light' : 'default'}
          aria-pressed={by === which}
          onClick={() => setBy(which)}
        >
          {t(choices[which])}
        </Button>
      ))}
    </Button.Group>
  )
  return (
    <Section title={t('home.changed')} columns={1} actions={choice}>
      {changed[by].length === 0 && <Text c="dimmed">{t('home.nothingChanged')}</Text>}
      <ul className={classes.rows}>
        {changed[by].map(({ entity, id, name, modifiedOn, modifiedBy }) => (
          // On a phone, the person and the time of the change are below the name.
          <li key={`${entity} ${id}`} style={{ flexWrap: 'wrap' }}>
            <GoLink
              href={hrefOfRecord({ entity, id }) ?? ''}
              className={classes.grow}
              style={{ flexBasis: '12rem' }}
            >
              {name || `#${id}`}
            </GoLink>
            <Text size="sm" c="dimmed" className="numbers" ta="right" ml="auto">
              {formatInstantTime(modifiedOn)}
              {by === 'byAnyone' && modifiedBy ? ` · ${modifiedBy}` : ''}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
