import { Progress } from '@mantine/core'

type Props = { worked: number; total: number | null; label: string }

/** How far work in the background is; it moves while nobody knows yet how much there is. */
export function WorkedProgress({ worked, total, label }: Props) {
  const share = total === null ? null : Math.min(100, (100 * worked) / Math.max(1, total))
  return <Progress value={share ?? 100} animated={share === null} aria-label={label} mt="xs" />
}
