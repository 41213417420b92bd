import { SegmentedControl } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { useSession } from '#base/session/person/useSession.ts'
import { whoseChoices } from './whose.contract.ts'
import type { Whose } from './whose.contract.ts'

type WhoseFilters = { whose: Whose | null }

/** Switches a list between the reader's own records, those of the branch, and all. */
export function WhoseSwitch<F extends WhoseFilters>({ listState }: { listState: ListState<F> }) {
  const t = useText()
  const branchId = useSession()?.branchId ?? null
  const { whose } = listState.filters
  // Choices made in the filter card or in the address stay visible.
  const isOffered = (choice: Whose) =>
    choice === whose || choice === 'mine' || (choice === 'branch' && branchId !== null)
  const choices = [...whoseChoices.filter(isOffered), 'all'] as const
  return (
    <SegmentedControl
      aria-label={t('whose.label')}
      value={whose ?? 'all'}
      onChange={(chosen) =>
        listState.setFilters({ whose: chosen === 'all' ? null : (chosen as Whose) } as Partial<F>)
      }
      data={choices.map((value) => ({ value, label: t(`whose.${value}`) }))}
    />
  )
}
