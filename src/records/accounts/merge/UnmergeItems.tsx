import { Menu } from '@mantine/core'
import { IconArrowsSplit } from '@tabler/icons-react'
import { formatInstant } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { accountsApi } from '../accounts.contract.ts'
import { useUnmerge } from './useUnmerge.ts'

/** Menu items of an account that undo its merges, one for each account merged into it. */
export function UnmergeItems({ id }: { id: number }) {
  const t = useText()
  const unmerge = useUnmerge()
  const { data } = useAnswer(accountsApi.listMerged, { params: { id: String(id) } })
  return data?.items.map((merged) => (
    <Menu.Item
      key={merged.id}
      leftSection={<IconArrowsSplit size={16} aria-hidden />}
      onClick={() => void unmerge(merged.id)}
    >
      {t('accounts.merge.undo', {
        name: merged.name || `#${merged.id}`,
        date: formatInstant(merged.mergedOn),
      })}
    </Menu.Item>
  ))
}
