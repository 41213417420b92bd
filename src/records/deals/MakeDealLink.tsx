import { Button } from '@mantine/core'
import { IconFileCheck } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { offerMade } from '#base/settings/knownOptions.contract.ts'
import type { Viewing } from '#records/viewings/viewings.contract.ts'
import { dealPaths } from './deals.paths.ts'

/** Link to create a deal from a viewing. */
export function MakeDealLink({ viewing }: Slots['ViewingLinks']) {
  const t = useText()
  return (
    <Button
      component={RouteLink}
      href={dealPaths.makeDeal(presetsOf(viewing))}
      variant="default"
      leftSection={<IconFileCheck size={16} aria-hidden />}
    >
      {t('record.makeDeal')}
    </Button>
  )
}

/** The viewing's lead, and the object with an offer or the only object. */
function presetsOf({ demand, demandId, results }: Viewing) {
  const offered = results.filter(({ result }) => result === offerMade)
  const [only, another] = offered.length > 0 ? offered : results
  return {
    ...(demand !== null && { demandId }),
    ...(only && !another && { objectId: only.objectId }),
  }
}
