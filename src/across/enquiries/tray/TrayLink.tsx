// Above the list of leads: leads to the tray, and says how many wait there. Nobody is alerted of them: a program could
// cause that every day, and whoever is told of nothing too often hears nothing any more.
import { ActionIcon, Indicator } from '@mantine/core'
import { IconMailQuestion } from '@tabler/icons-react'
import { formatNumber } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { enquiryPaths } from '../enquiries.paths.ts'
import { trayApi } from './tray.contract.ts'

export function TrayLink() {
  const t = useText()
  const { data: count } = useAnswer(trayApi.countTray, {})
  const name = t('leads.doubtful', { number: count === undefined ? '…' : formatNumber(count) })
  return (
    <Indicator
      label={count !== undefined && count > 99 ? '99+' : count}
      disabled={!count}
      color="toDo"
      size={16}
      zIndex={1}
    >
      <ActionIcon
        component={RouteLink}
        href={enquiryPaths.enquiryTray}
        variant="default"
        size={30}
        aria-label={name}
        title={name}
      >
        <IconMailQuestion size={20} aria-hidden />
      </ActionIcon>
    </Indicator>
  )
}
