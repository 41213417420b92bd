import { Button } from '@mantine/core'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { ListState } from './useListState.ts'

type Props = { listState: Pick<ListState, 'whyEmpty' | 'filters' | 'clearFilters'> }

/** Says whether the search, the chosen filters or the default filters leave no rows, and offers to remove them. */
export function NoMatch({ listState: { whyEmpty, filters, clearFilters } }: Props) {
  const t = useText()
  const texts = {
    search: [
      t('kit.list.notFound', { text: String(filters['searchStr']) }),
      t('kit.list.notFoundText'),
      t('kit.list.clearSearch'),
    ],
    opening: [
      t('kit.list.noneAtFirst'),
      t('kit.list.noneAtFirstText'),
      t('kit.list.showEverything'),
    ],
    filter: [t('kit.list.noMatch'), t('kit.list.noMatchText'), t('kit.list.clearFilter')],
  } as const
  const [title, text, clear] = texts[whyEmpty === 'none' ? 'filter' : whyEmpty]
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button variant="light" onClick={clearFilters}>
          {clear}
        </Button>
      }
    />
  )
}
