import { Badge, Group } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { specialities } from '../accountFields.contract.ts'
import type { SpecialityFlag } from '../accountFields.contract.ts'

export function Specialities({ of }: { of: Record<SpecialityFlag, boolean> }) {
  const t = useText()
  return (
    <Group gap={4}>
      {specialities
        .filter((name) => of[name])
        .map((name) => (
          <Badge key={name} variant="light" tt="none" fw={500}>
            {t(`account.${name}`)}
          </Badge>
        ))}
    </Group>
  )
}
