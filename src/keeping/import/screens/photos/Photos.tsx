// The photos of an import: counts by state, and failed ones.
import { Button, Group, Paper, Text } from '@mantine/core'
import { formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import type { ViewedImport } from '../../import.contract.ts'
import { photoStates } from '../../photos/photos.contract.ts'
import type { ImportActions } from '../useImport.ts'
import { PhotoList } from './PhotoList.tsx'

type Props = { shown: ViewedImport; retry: ImportActions['retryPhotos'] }

export function Photos({ shown: { id, state, photos }, retry }: Props) {
  const t = useText()
  const counted = photoStates.filter((name) => photos[name] > 0)
  if (counted.length === 0) return null
  return (
    <Paper withBorder p="md">
      <Text fw={600}>{t('import.photos')}</Text>
      <Group gap="xl" my="sm">
        {counted.map((name) => (
          <div key={name}>
            <Text size="xl" fw={700}>
              {formatNumber(photos[name])}
            </Text>
            <Text size="sm" className="quiet">
              {t(`import.photos.${name}`)}
            </Text>
          </div>
        ))}
      </Group>
      {state === 'done' && photos.failed + photos.waiting > 0 && (
        <Button
          variant="default"
          size="xs"
          mb="sm"
          loading={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {t('import.photos.retry')}
        </Button>
      )}
      <Failure text={retry.error && failureText(retry.error, t)} />
      {photos.failed > 0 && <PhotoList id={id} state="failed" label={t('import.photos.failed')} />}
      {photos.stays > 0 && <PhotoList id={id} state="stays" label={t('import.photos.whatStays')} />}
    </Paper>
  )
}
