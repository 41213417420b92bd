import { Group } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { kinds } from './accountSections.ts'
import type { Account } from '../accounts.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

export function KindBadges({ of }: { of: Account }) {
  const t = useText()
  const has = kinds.filter((name) => of[name])
  if (has.length === 0) return null
  return (
    <Group gap={6}>
      {has.map((name) => (
        <Pill bare key={name}>
          {t(`account.${name}`)}
        </Pill>
      ))}
    </Group>
  )
}
