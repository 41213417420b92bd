import { useText } from '#kit/i18n/useText.ts'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { Home } from './home.contract.ts'
import rows from '#kit/ui/look/rows.module.css'
import { HomeRow } from './HomeRow.tsx'
import { HomeSection } from './HomeSection.tsx'

export function OpenedLast({ opened }: { opened: Home['opened'] }) {
  const t = useText()
  return (
    <HomeSection title="home.opened" className={rows.lines}>
      {opened.map(({ entity, id, description, detail }) => (
        <HomeRow
          key={`${entity} ${id}`}
          href={hrefOfRecord({ entity, id })}
          name={description || `#${id}`}
          detail={[t(`record.${entity}`), detail].filter(Boolean).join(' · ')}
        />
      ))}
    </HomeSection>
  )
}
