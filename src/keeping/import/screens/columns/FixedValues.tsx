// Values for rows without a value of their own.
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import type { ImportKindName } from '../../import.contract.ts'
import type { Mapping } from '../../mapping.contract.ts'
import { TargetSelect } from './TargetSelect.tsx'

type Fixed = Mapping['fixed']
type Props = { kind: ImportKindName; fixed: Fixed; onChange: (fixed: Fixed) => void }

export function FixedValues({ kind, fixed, onChange }: Props) {
  const t = useText()
  const set = (at: number, part: Partial<Fixed[number]>) =>
    onChange(fixed.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <Stack gap="xs">
      {fixed.length > 0 && <Text fw={600}>{t('import.fixed')}</Text>}
      {fixed.map(({ target, value }, at) => (
        <Group key={at} gap="xs">
          <TargetSelect
            kind={kind}
            isForMany
            label={t('import.fixedField')}
            value={target || null}
            placeholder={t('import.fixedField')}
            onChange={(name) => set(at, { target: name ?? '' })}
          />
          <TextInput
            aria-label={t('import.fixedValue')}
            placeholder={t('import.fixedValue')}
            value={value}
            maxLength={300}
            onChange={({ currentTarget }) => set(at, { value: currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            aria-label={t('import.removeFixed')}
            onClick={() => onChange(fixed.filter((_, index) => index !== at))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...fixed, { target: '', value: '' }])}
        >
          {t('import.addFixed')}
        </Button>
      </div>
    </Stack>
  )
}
