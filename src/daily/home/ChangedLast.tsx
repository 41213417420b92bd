import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatShortInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { Home } from './home.contract.ts'
import rows from '#kit/ui/look/rows.module.css'
import { HomeRow } from './HomeRow.tsx'
import { HomeSection } from './HomeSection.tsx'

const choices = { byMe: 'home.changedByMe', byAnyone: 'home.changedByAnyone' } as const

export function ChangedLast({ changed }: { changed: Home['changed'] }) {
  const t = useText()
  const [by, setBy] = useState<keyof Home['changed']>(changed.byMe.length > 0 ? 'byMe' : 'byAnyone')
  // Plain buttons instead of a segmented control, because every first visit loads this screen.
  const choice = changed.byMe.length > 0 && (
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
    <HomeSection title="home.changed" className={rows.lines} actions={choice}>
      {changed[by].map(({ entity, id, name, modifiedOn, modifiedBy }) => (
        <HomeRow
          key={`${entity} ${id}`}
          href={hrefOfRecord({ entity, id })}
          name={name || `#${id}`}
          detail={[formatShortInstantTime(modifiedOn), by === 'byAnyone' && modifiedBy]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </HomeSection>
  )
}
