import { Button, Divider, Paper, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { agencyToday } from '#kit/clock.ts'
import { useText } from '#kit/i18n/useText.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { RuleForm } from './RuleForm.tsx'
import { RuleShown } from './RuleShown.tsx'
import { ruleOnDay } from './rules.contract.ts'
import type { RulePeriod } from './rules.contract.ts'
import type { RuleKey } from './ruleParameters.contract.ts'

type Props = { of: RuleKey; periods: readonly RulePeriod[] }

/** A rule with its periods, the newest first. */
export function RuleSection({ of, periods }: Props) {
  const t = useText()
  const mayEdit = useMay()(admin)
  // ID of the period being edited, or 'new'.
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const close = () => setEdited(null)
  const newestFirst = periods.toReversed()
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={`rule-${of}`}>
      <Stack gap="sm">
        <Title order={2} id={`rule-${of}`}>
          {t(`rule.key.${of}`)}
        </Title>
        {!ruleOnDay(periods, of, agencyToday()) && (
          <Text c="var(--estia-amber)">{t('rule.noneToday')}</Text>
        )}
        {edited === 'new' && <RuleForm of={of} earlier={newestFirst[0]} onClose={close} />}
        {newestFirst.map((period, at) => (
          <Fragment key={period.id}>
            {(at > 0 || edited === 'new') && <Divider />}
            {edited === period.id ? (
              <RuleForm of={of} period={period} onClose={close} />
            ) : (
              <RuleShown period={period} {...(mayEdit && { onEdit: () => setEdited(period.id) })} />
            )}
          </Fragment>
        ))}
        {mayEdit && edited === null && (
          <Button
            variant="light"
            leftSection={<IconPlus size={16} aria-hidden />}
            style={{ alignSelf: 'start' }}
            onClick={() => setEdited('new')}
          >
            {t('rule.add')}
          </Button>
        )}
      </Stack>
    </Paper>
  )
}
