import { Text } from '@mantine/core'
import { formatInstant } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { accountsApi } from '../accounts.contract.ts'

/** Lists the accounts that were merged into this one. Undone merges are only in the history. */
export function MergedNote({ id }: { id: number }) {
  const t = useText()
  const { data } = useAnswer(accountsApi.listMerged, { params: { id: String(id) } })
  return data?.items.map((merged) => (
    <Text key={merged.id} size="sm" mt="xs">
      {t('accounts.merge.note', {
        name: merged.name || `#${merged.id}`,
        date: formatInstant(merged.mergedOn),
      })}
    </Text>
  ))
}
