// Hands out or takes back a key with one click, as of today.
import { Button, Popover } from '@mantine/core'
import { IconArrowForwardUp } from '@tabler/icons-react'
import { useState } from 'react'
import { agencyToday } from '#kit/clock.ts'
import { useText } from '#kit/i18n/useText.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import type { ObjectKeyRow } from '../objectKeys.contract.ts'
import { TakeBack } from './TakeBack.tsx'
import { useMove } from './useMove.ts'

export function KeyHandover({ row }: { row: ObjectKeyRow }) {
  return row.isOut ? <TakeBack row={row} /> : <HandOut row={row} />
}

function HandOut({ row }: { row: ObjectKeyRow }) {
  const t = useText()
  const { busy, move } = useMove(row)
  const [isAsking, setIsAsking] = useState(false)
  const number = row.objectReferenceNumber
  const give = (accountId: number | null) => {
    if (accountId === null) return
    setIsAsking(false)
    const handover = { accountId, givenAway: agencyToday(), received: null }
    void move(handover, t('keyHandover.givenOut', { number }))
  }
  return (
    <Popover opened={isAsking} onChange={setIsAsking} position="bottom-end" trapFocus withinPortal>
      <Popover.Target>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconArrowForwardUp size={14} aria-hidden />}
          loading={busy}
          aria-label={t('keyHandover.giveOutOne', { number })}
          onClick={() => setIsAsking(!isAsking)}
        >
          {t('keyHandover.giveOut')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown miw={280} aria-label={t('keyHandover.giveOutOne', { number })}>
        <AccountPicker
          label={t('keyHandover.to')}
          value={null}
          text=""
          onChange={give}
          autoFocus
          inPopover
        />
      </Popover.Dropdown>
    </Popover>
  )
}
