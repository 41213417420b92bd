import { Group, Stack, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { CopyButton } from '#kit/ui/CopyButton.tsx'
import type { Proposal } from './domainCheck.contract.ts'

/** A record for the host of the domain's DNS, each part of which is copied with one press. */
export function RecordToAdd({ domain, record }: { domain: string; record: Proposal }) {
  const t = useText()
  const { name, value, isInstead } = record
  const parts = [
    { label: t('mailDomain.name'), text: name },
    { label: t('mailDomain.type'), text: 'TXT' },
    { label: t('mailDomain.value'), text: value },
  ]
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {t(isInstead ? 'mailDomain.replace' : 'mailDomain.add', { domain })}
      </Text>
      {parts.map(({ label, text }) => (
        <Group key={label} gap="xs" align="start" wrap="nowrap">
          <Text size="sm" className="quiet" w={72} style={{ flex: 'none' }}>
            {label}
          </Text>
          <Text size="sm" ff="monospace" miw={0}>
            {text}
          </Text>
          <CopyButton text={text} />
        </Group>
      ))}
    </Stack>
  )
}
