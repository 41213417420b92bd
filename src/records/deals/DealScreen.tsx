// One deal: shown with its activities, or edited.
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { dealPaths } from './deals.paths.ts'
import { DealEdit } from './DealEdit.tsx'
import { DealView } from './DealView.tsx'
import type { Deal } from './deals.contract.ts'
import { useDeal } from './useDeal.ts'

type Props = { id: number; editing: boolean }

export function DealScreen({ id, editing }: Props) {
  const query = useDeal(id)
  return (
    <Loaded query={query}>
      {(deal) => <OneDeal key={id} id={id} deal={deal} editing={editing} />}
    </Loaded>
  )
}

function OneDeal({ id, deal, editing }: Props & { deal: Deal }) {
  const t = useText()
  const go = useGo()
  usePageTitle(t('deal.header', { id }))
  if (editing)
    return (
      <DealEdit id={id} deal={deal} onCancel={() => go(dealPaths.deal(id), { replace: true })} />
    )
  return (
    <DealView
      id={id}
      deal={deal}
      onEdit={() => go(dealPaths.deal(id, 'edit'), { replace: true })}
    />
  )
}
