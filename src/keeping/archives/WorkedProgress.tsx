import { Progress } from '@mantine/core'

type Props = { worked: number; total: number | null; label: string }

/** Progress of background work; an animated bar until the total is known. */
export function WorkedProgress({ worked, total, label }: Props) {
  const share = total === null ? null : Math.min(100, (100 * worked) / Math.max(1, total))
  return <Progress value={share ?? 100} animated={share === null} aria-label={label} mt="xs" />
}
