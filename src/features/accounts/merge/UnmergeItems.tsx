import { Menu } from '@mantine/core'
import { IconArrowsSplit } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { accountsApi } from '../accounts.contract.ts'
import { useUnmerge } from './useUnmerge.ts'

/** In the menu of an account: each one that was merged into it can be split off again. */
export function UnmergeItems({ id }: { id: number }) {
  const t = useText()
  const unmerge = useUnmerge()
  const { data } = useQuery({
    queryKey: [accountsApi.listMerged.path, id],
    queryFn: ({ signal }) =>
      call(accountsApi.listMerged, { params: { id: String(id) } }, { signal, quiet: true }),
  })
  return data?.items.map((merged) => (
    <Menu.Item
      key={merged.id}
      leftSection={<IconArrowsSplit size={16} aria-hidden />}
      onClick={() => void unmerge(merged.id, id)}
    >
      {t('accounts.merge.undo', {
        name: merged.name || `#${merged.id}`,
        date: formatInstant(merged.mergedOn),
      })}
    </Menu.Item>
  ))
}
