// Link from the list of leads to the tray, with the number of waiting enquiries. There are no
// alerts for them: programs could cause alerts every day, and people would stop reading alerts.
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
