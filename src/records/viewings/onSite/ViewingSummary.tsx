import { formatDateTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { Summary, SummaryBand, SummaryFigure } from '#kit/ui/SummaryBand.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { ReachAbout } from '#base/people/ReachAbout.tsx'
import { ReachLinks } from '#base/people/ReachLinks.tsx'
import { NextStep } from '#base/register/recordSlots.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import type { Viewing } from '../viewings.contract.ts'
import { useOnSite } from './useOnSite.ts'

/** When it is, whom to call, and the next step. */
export function ViewingSummary({ id, viewing }: { id: number; viewing: Viewing }) {
  const t = useText()
  const onSite = useOnSite(id)
  return (
    <SummaryBand>
      <Summary label={t('viewing.dateOfViewing')}>
        <SummaryFigure>
          {viewing.dateOfViewing ? (
            formatDateTime(viewing.dateOfViewing)
          ) : (
            <span className="quiet">{t('kit.notSet')}</span>
          )}
        </SummaryFigure>
      </Summary>
      <Summary label={t('viewing.client')}>
        <Loaded query={onSite}>
          {({ client }) =>
            client ? (
              <ReachAbout of={{ entity: 'Viewing', id }}>
                <GoLink href={hrefOfAccount(client.id)}>{client.name || `#${client.id}`}</GoLink>
                {/* The server also notes the call at the lead. */}
                <ReachLinks all={client.phones} />
              </ReachAbout>
            ) : (
              t('viewing.noClient')
            )
          }
        </Loaded>
      </Summary>
      <NextStep of={{ entity: 'Viewing', id }} />
    </SummaryBand>
  )
}
