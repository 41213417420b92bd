// What DNS says of the sender's domain, and the records to add.
import { Alert, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { DkimSection } from './DkimSection.tsx'
import { DmarcSection } from './DmarcSection.tsx'
import { domainCheckApi } from './domainCheck.contract.ts'
import type { DomainCheck as Check } from './domainCheck.contract.ts'
import { FindingSection } from './FindingSection.tsx'

export function DomainCheck() {
  const t = useText()
  const [selector, setSelector] = useState<string>()
  const query = useAnswer(
    domainCheckApi.checkMailDomain,
    { query: { selector } },
    { keep: true, again: false, staleTime: 5 * 60_000 },
  )
  return (
    <Paper withBorder p="lg">
      <Stack>
        <Group justify="space-between" align="start" wrap="nowrap">
          <Title order={2}>{t('mailDomain.title')}</Title>
          <Button
            variant="default"
            size="xs"
            style={{ flex: 'none' }}
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {t('mailDomain.again')}
          </Button>
        </Group>
        {query.data && <Failure text={query.error ? failureText(query.error, t) : undefined} />}
        <Loaded query={query} place={<Skeleton h={{ base: 1500, sm: 1000 }} />}>
          {(check) => <Findings check={check} isBusy={query.isFetching} onSelector={setSelector} />}
        </Loaded>
      </Stack>
    </Paper>
  )
}

type Props = {
  check: Check
  isBusy: boolean
  onSelector: (selector: string | undefined) => void
}

function Findings({ check, isBusy, onSelector }: Props) {
  const t = useText()
  const { domain, kind, server, lookedUpOn, findings } = check
  if (!findings)
    return (
      <Alert color="attention" style={{ overflowWrap: 'anywhere' }}>
        {kind === 'own' ? null : t(`mailDomain.${kind}`, { domain, server: server ?? '' })}
      </Alert>
    )
  const { spf, dkim, dmarc } = findings
  return (
    <div aria-live="polite">
      <Text className="quiet" size="sm" style={{ overflowWrap: 'anywhere' }}>
        {t('mailDomain.hint', { domain })}{' '}
        {t('mailDomain.lookedUp', { date: formatInstantTime(lookedUpOn) })}
      </Text>
      <ul className="ruled">
        <FindingSection
          name="spf"
          domain={domain}
          finding={spf}
          said={
            spf.result === 'unknown'
              ? [t('mailDomain.unknown')]
              : [
                  t(`mailDomain.spf.${spf.result}`, {
                    server: server ?? '',
                    culprit: spf.culprit ?? '',
                  }),
                  spf.isGuess && spf.proposal && t('mailDomain.spf.guess'),
                ]
          }
          proposal={spf.proposal}
        />
        <DkimSection domain={domain} finding={dkim} isBusy={isBusy} onSelector={onSelector} />
        <DmarcSection domain={domain} finding={dmarc} />
      </ul>
      {(spf.proposal || dmarc.proposal) && (
        <Text className="quiet" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('mailDomain.whereTo', { domain })}
        </Text>
      )}
    </div>
  )
}
