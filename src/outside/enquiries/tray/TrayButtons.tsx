import { Button, Group } from '@mantine/core'
import { IconCheck, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { showAction } from '#kit/ui/confirm/showAction.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { trayApi } from './tray.contract.ts'
import type { TrayRow } from './tray.contract.ts'
import { useThrowAway } from './useThrowAway.ts'

/** Buttons of one enquiry. */
export function TrayButtons({ row: { id, name } }: { row: TrayRow }) {
  const t = useText()
  const go = useGo()
  const throwAway = useThrowAway()
  const [busy, setBusy] = useState<'take' | 'throwAway' | null>(null)
  // `call` shows errors itself.
  const during = (what: 'take' | 'throwAway', work: () => Promise<void>) => {
    setBusy(what)
    void work()
      .catch(() => undefined)
      .finally(() => setBusy(null))
  }
  const take = async () => {
    const { leadId } = await call(trayApi.takeFromTray, { params: { id: String(id) } })
    showAction({
      text: t('enquiryTray.taken', { name }),
      label: t('enquiryTray.openLead'),
      run: () => go(leadPaths.lead(leadId)),
    })
  }
  return (
    <Group gap="xs" justify="flex-end">
      <Button
        size="compact-sm"
        variant="light"
        loading={busy === 'take'}
        disabled={busy === 'throwAway'}
        leftSection={<IconCheck size={16} aria-hidden />}
        aria-label={t('enquiryTray.takeOne', { name })}
        onClick={() => during('take', take)}
      >
        {t('enquiryTray.take')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="trouble"
        loading={busy === 'throwAway'}
        disabled={busy === 'take'}
        leftSection={<IconTrash size={16} aria-hidden />}
        aria-label={t('enquiryTray.throwAwayOne', { name })}
        onClick={() => during('throwAway', () => throwAway([id]))}
      >
        {t('enquiryTray.throwAway')}
      </Button>
    </Group>
  )
}
