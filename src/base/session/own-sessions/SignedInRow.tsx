import { Group, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { Pill } from '#kit/ui/Pill.tsx'

type Props = {
  name: string
  badge?: string | undefined
  facts: readonly (readonly [name: string, value: string])[]
  hint?: string
  /** The question in the confirmation dialog. */
  endText: string
  endLabel: string
  onEnd: () => Promise<unknown>
}

/** A session or the calendar feed, with a button to end it. */
export function SignedInRow({ name, badge, facts, hint, endText, endLabel, onEnd }: Props) {
  const t = useText()
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="sm">
      <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          {badge && <Pill bare>{badge}</Pill>}
        </Group>
        {facts.map(([fact, value]) => (
          <Text key={fact} size="sm" className="quiet">
            {fact}: {value}
          </Text>
        ))}
        {hint && (
          <Text size="sm" className="quiet">
            {hint}
          </Text>
        )}
      </div>
      <ConfirmButton
        size="xs"
        text={endText}
        confirmText={t('session.end')}
        aria-label={endLabel}
        onConfirmed={() => onEnd().catch(() => undefined)}
      >
        {t('session.end')}
      </ConfirmButton>
    </Group>
  )
}
