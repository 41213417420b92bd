import { Button, Divider, Group, Paper, Stack, Text } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { readableOnDark } from './accent.ts'
import { shownAccent } from './AgencyColour.tsx'
import type { AgencyRecord } from './agency.contract.ts'

type Props = { values: Partial<AgencyRecord>; agency: AgencyRecord }

/** A property on the public site and the end of a letter, with the values as they are typed. */
export function AgencyPreview({ values, agency }: Props) {
  const t = useText()
  const language = useLanguage()
  const { defaults, logo } = agency
  const names = { en: values.name, el: values.nameEl, ru: values.nameRu }
  const name = names[language] || values.name || defaults.name
  const phone = values.phone || defaults.phone
  const accent = shownAccent(values.accent ?? null)
  const sign = (
    <Group gap="xs" wrap="nowrap">
      {logo && <img src={logo} alt="" height={20} style={{ maxWidth: 80, objectFit: 'contain' }} />}
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
    </Group>
  )
  return (
    <>
      <Paper withBorder style={{ overflow: 'hidden' }}>
        <div style={{ padding: 'var(--mantine-spacing-sm)' }}>{sign}</div>
        <Group justify="center" h={96} bg="var(--estia-hearthWash)" c="var(--estia-hearth)">
          <IconHome size={36} stroke={1.4} aria-hidden />
        </Group>
        <Stack gap={4} p="sm">
          <Text fw={600} size="lg">
            246 000 €
          </Text>
          <Text>{t('agency.preview.home')}</Text>
          <Button component="span" color={accent} mt={4} style={{ pointerEvents: 'none' }}>
            {t('agency.preview.arrange')}
          </Button>
        </Stack>
      </Paper>
      <Text size="sm" className="quiet">
        {t('agency.preview.site')}
      </Text>
      <Paper withBorder p="sm">
        <Text>
          {t('agency.preview.letterText')}{' '}
          <Text span td="underline" c={`light-dark(${accent}, ${readableOnDark(accent)})`}>
            {t('agency.preview.see')}
          </Text>
        </Text>
        <Divider my="xs" />
        {sign}
        <Text size="sm" className="quiet">
          {[phone, values.email || defaults.email].filter(Boolean).join(' · ')}
        </Text>
      </Paper>
      <Text size="sm" className="quiet">
        {t('agency.preview.letter')}
      </Text>
    </>
  )
}
