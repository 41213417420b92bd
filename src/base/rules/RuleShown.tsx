// One period of a rule: what it says, since when, by which law, where it was read, and who confirmed it.
import { Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { agencyToday } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { EditDeleteButtons } from '#kit/ui/confirm/EditDeleteButtons.tsx'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { Pill } from '#kit/ui/Pill.tsx'
import { HistoryLink } from '#base/action-log/HistoryLink.tsx'
import { RuleParameters } from './RuleParameters.tsx'
import { RuleSource } from './RuleSource.tsx'
import { rulesApi } from './rules.contract.ts'
import type { RulePeriod } from './rules.contract.ts'

type Props = { period: RulePeriod; onEdit?: () => void }

export function RuleShown({ period, onEdit }: Props) {
  const t = useText()
  const language = useLanguage()
  const deleteWithUndo = useDelete()
  const { id, validFrom, validUntil, law, article, source, readOn } = period
  const { confirmedBy, confirmedOn } = period
  const text = { en: period.textEn, el: period.textEl, ru: period.textRu }[language]
  const rule = t(`rule.key.${period.key}`)
  const named = { rule, from: formatDate(validFrom) }
  const params = { id: String(id) }
  const remove = () =>
    deleteWithUndo({
      question: t('rule.delete', named),
      remove: () => call(rulesApi.deleteRule, { params }),
      text: t('rule.deleted', named),
      restore: () => call(rulesApi.restoreRule, { params }),
    })
  return (
    <Stack gap="sm" component="article" aria-label={`${rule}, ${named.from}`}>
      <Group justify="space-between" wrap="nowrap" align="start">
        <Group gap="xs">
          <TimeOf period={period} />
          {confirmedBy ? (
            <Pill tone="green">{t('rule.confirmation')}</Pill>
          ) : (
            <Pill tone="amber">{t('rule.notConfirmed')}</Pill>
          )}
        </Group>
        {onEdit && (
          <EditDeleteButtons
            edit={t('rule.edit', named)}
            onEdit={onEdit}
            remove={t('rule.delete', named)}
            onRemove={remove}
          />
        )}
      </Group>
      <Text className="wholeText">{text}</Text>
      <RuleParameters period={period} />
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
        <Labelled label={t('rule.period')}>
          {validUntil === null
            ? t('rule.since', { from: named.from })
            : `${named.from} – ${formatDate(validUntil)}`}
        </Labelled>
        <Labelled label={t('rule.law')}>
          <span lang="el">{law}</span>
          {article && `, ${t('rule.inArticle', { article })}`}
        </Labelled>
        <Labelled label={t('rule.source')}>
          <RuleSource text={source} />
        </Labelled>
        <Labelled label={t('rule.readOn')}>{formatDate(readOn)}</Labelled>
        {confirmedBy && confirmedOn && (
          <Labelled label={t('rule.confirmation')}>
            <span className="wholeText">
              {t('rule.confirmed', { by: confirmedBy, on: formatDate(confirmedOn) })}
            </span>
          </Labelled>
        )}
      </SimpleGrid>
      <HistoryLink of={{ entity: 'Rule', id }} />
    </Stack>
  )
}

function TimeOf({ period: { validFrom, validUntil } }: Pick<Props, 'period'>) {
  const t = useText()
  const today = agencyToday()
  if (validUntil !== null && validUntil < today)
    return <Pill hollow>{t('rule.ended', { on: formatDate(validUntil) })}</Pill>
  if (validFrom > today)
    return <Pill tone="blue">{t('rule.begins', { on: formatDate(validFrom) })}</Pill>
  return <Pill tone="green">{t('rule.holds')}</Pill>
}
