import { Group } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { specialities } from '../accountFields.contract.ts'
import type { SpecialityFlag } from '../accountFields.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

export function Specialities({ of }: { of: Record<SpecialityFlag, boolean> }) {
  const t = useText()
  return (
    <Group gap={4}>
      {specialities
        .filter((name) => of[name])
        .map((name) => (
          <Pill bare key={name}>
            {t(`account.${name}`)}
          </Pill>
        ))}
    </Group>
  )
}
