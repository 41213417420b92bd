import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { formatNumber } from '#kit/fields/format.ts'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { diskSpaceApi } from './diskSpace.contract.ts'

const megabytes = (bytes: number) => formatNumber(Math.floor(bytes / 1_000_000))

export function LowDiskSpace({ room }: { room: AnswerOf<typeof diskSpaceApi.getRoom> }) {
  const t = useText()
  const isFull = room.state === 'full'
  const params = {
    megabytes: megabytes(room.freeBytes),
    stop: megabytes(room.stopBytes),
    path: room.path,
  }
  return (
    <Alert
      role="alert"
      color={isFull ? 'trouble' : 'toDo'}
      icon={
        isFull ? (
          <IconAlertTriangle size={18} aria-hidden />
        ) : (
          <IconInfoCircle size={18} aria-hidden />
        )
      }
      title={isFull ? t('room.full', params) : t('room.low', params)}
      py="xs"
      mb="sm"
    >
      {isFull ? t('room.fullHint', params) : t('room.lowHint', params)}
    </Alert>
  )
}
