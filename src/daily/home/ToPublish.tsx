import { useText } from '#kit/i18n/useText.ts'
import { Pill } from '#kit/ui/Pill.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { mostCounted } from './home.contract.ts'
import type { Home } from './home.contract.ts'
import { HomeRow } from './HomeRow.tsx'
import { HomeSection } from './HomeSection.tsx'

/** Objects that should be public and are not, with the reasons. */
export function ToPublish({ toPublish: { items, totalRows } }: { toPublish: Home['toPublish'] }) {
  const t = useText()
  return (
    <HomeSection
      title="home.toPublish"
      href={`${objectPaths.objects}?statuses=["refused","waiting"]`}
      totalRows={totalRows}
      mostCounted={mostCounted}
    >
      {items.map(({ id, title, state, reasons, isMine }) => (
        <HomeRow
          key={id}
          href={objectPaths.object(id)}
          name={title || `#${id}`}
          detail={[t(`home.toPublish.${state}`), reasons.join(' ')].filter(Boolean).join(': ')}
        >
          {isMine && <Pill bare>{t('home.toPublish.mine')}</Pill>}
        </HomeRow>
      ))}
    </HomeSection>
  )
}
