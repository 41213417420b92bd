import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { agencyToday } from '#kit/clock.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { ObjectKeyRow } from '../objectKeys.contract.ts'
import { useMove } from './useMove.ts'

/** Button: the key is back at the office, as of today. */
export function TakeBack({ row }: { row: ObjectKeyRow }) {
  const t = useText()
  const { busy, move } = useMove(row)
  const number = row.objectReferenceNumber
  return (
    <Button
      size="compact-xs"
      variant="default"
      leftSection={<IconArrowBackUp size={14} aria-hidden />}
      loading={busy}
      aria-label={t('keyHandover.takeBackOne', { number })}
      onClick={() => void move({ received: agencyToday() }, t('keyHandover.takenBack', { number }))}
    >
      {t('keyHandover.takeBack')}
    </Button>
  )
}
