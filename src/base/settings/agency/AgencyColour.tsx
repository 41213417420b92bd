import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { readableOnDark, readableOnWhite } from './accent.ts'

type Props = { accent: string | null; onChange: (accent: string) => void; children: ReactNode }

const defaultAccent = '#046d87'

/** The typed colour, or that of Estia while it is none. */
export const shownAccent = (accent: string | null): string =>
  accent && /^#[0-9a-f]{6}$/i.test(accent) ? accent.toLowerCase() : defaultAccent

/** The accent colour: its text field, a colour picker, and samples of text in it. */
export function AgencyColour({ accent, onChange, children }: Props) {
  const t = useText()
  const shown = shownAccent(accent)
  const sample = (text: string, color: string, background: string) => (
    <Text span size="sm" fw={600} px="sm" py={4} style={{ color, background, borderRadius: 4 }}>
      {text}
    </Text>
  )
  return (
    <div>
      <Group align="end" gap="sm">
        {children}
        <input
          type="color"
          value={shown}
          aria-label={t('agency.chooseAccent')}
          style={{ width: 44, height: 32, padding: 2 }}
          // Darken a colour that would be unreadable on white.
          onChange={(event) => onChange(readableOnWhite(event.currentTarget.value))}
        />
        {sample(t('agency.onWhite'), shown, '#ffffff')}
        {sample(t('agency.onDark'), readableOnDark(shown), '#22262c')}
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        {t('agency.accentHint')}
      </Text>
    </div>
  )
}
