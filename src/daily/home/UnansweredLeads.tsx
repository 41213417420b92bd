import { useText } from '#kit/i18n/useText.ts'
import { Face } from '#kit/ui/Face.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { CallLink } from './CallLink.tsx'
import type { Unanswered } from './diary.contract.ts'
import { HomeRow } from './HomeRow.tsx'
import { HomeSection } from './HomeSection.tsx'
import { Late } from './Late.tsx'
import { useSince } from './useSince.ts'
import { unansweredLeads } from './WhoWaits.tsx'

/** New leads without an answer, with the time since they came. */
export function UnansweredLeads({ unanswered: { items, totalRows } }: { unanswered: Unanswered }) {
  const t = useText()
  const since = useSince()
  return (
    <HomeSection title="home.unanswered" href={unansweredLeads} totalRows={totalRows}>
      {items.map(({ id, name, description, source, hours, isLate, isMine, ...lead }) => (
        <HomeRow
          key={id}
          mark={<Face name={name} />}
          href={leadPaths.lead(id)}
          name={name}
          detail={
            <>
              <div className="cut">{description}</div>
              <Late is={isLate}>{since(hours)}</Late>
              {[source, !isMine && t('home.unanswered.nobody')]
                .filter(Boolean)
                .map((fact) => ` · ${fact}`)}
            </>
          }
        >
          <CallLink {...lead} records={[{ entity: 'Demand', id }]} />
        </HomeRow>
      ))}
    </HomeSection>
  )
}
