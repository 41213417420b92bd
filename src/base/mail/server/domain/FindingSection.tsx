import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { Folded } from '#kit/ui/Folded.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { Pill } from '#kit/ui/Pill.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import type { FindingState, Proposal } from './domainCheck.contract.ts'
import { RecordToAdd } from './RecordToAdd.tsx'

const tones: Record<FindingState, Tone> = {
  good: 'green',
  attention: 'amber',
  bad: 'red',
  unknown: 'neutral',
}

type Props = {
  name: 'spf' | 'dkim' | 'dmarc'
  domain: string
  finding: { state: FindingState; found: { name: string; value: string }[] }
  /** Sentences about what was found, and what to do. */
  said: (string | null | false)[]
  proposal?: Proposal | null
  children?: ReactNode
}

/** One of the three: what it is for, what was found, and what to do. */
export function FindingSection({ name, domain, finding, said, proposal, children }: Props) {
  const t = useText()
  return (
    <li>
      <Stack gap="xs" py="md" style={{ overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <Title order={3}>{t(`mailDomain.${name}`)}</Title>
          <Pill tone={tones[finding.state]}>{t(`mailDomain.state.${finding.state}`)}</Pill>
        </Group>
        <Text size="sm" className="quiet" maw={760}>
          {t(`mailDomain.${name}.what`)}
        </Text>
        <Text size="sm" maw={760}>
          {said.filter(Boolean).join(' ')}
        </Text>
        {finding.found.length > 0 && (
          <Labelled label={t('mailDomain.found')}>
            <Folded lines={3}>
              {finding.found.map((record, index) => (
                <Text key={`${index} ${record.name}`} size="sm" ff="monospace" lh="1.4rem">
                  {record.name}: {record.value}
                </Text>
              ))}
            </Folded>
          </Labelled>
        )}
        {proposal && <RecordToAdd domain={domain} record={proposal} />}
        {children}
      </Stack>
    </li>
  )
}
