import { Skeleton, Stack } from '@mantine/core'
import { useText } from '../../i18n/useText.ts'

const widths = ['92%', '78%', '86%', '64%', '81%']

/** Keeps the place of `lines` lines of text while they load. */
export function Skeletons({ lines = 5, height = 14 }: { lines?: number; height?: number }) {
  const t = useText()
  return (
    <Stack component="output" gap="sm" py="xs" aria-label={t('kit.list.loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={height} width={widths[line % widths.length] ?? '80%'} />
      ))}
    </Stack>
  )
}
