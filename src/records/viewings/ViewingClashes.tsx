// Shows conflicts of a viewing before it is saved.
import { Alert, List } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { formatDateTime } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { viewingPaths } from './viewings.paths.ts'
import { cancelled } from '#base/settings/knownOptions.contract.ts'
import { viewingsApi } from './viewings.contract.ts'
import type { Viewing } from './viewings.contract.ts'

type Props = { of: Pick<Viewing, 'id' | 'dateOfViewing' | 'results' | 'demandId' | 'assigned'> }

export function ViewingClashes({ of }: Props) {
  const t = useText()
  const { id, dateOfViewing, results, demandId } = of
  const shown = results.filter(({ result }) => result !== cancelled)
  const takesPlace = results.length === 0 || shown.length > 0
  const isWhole = dateOfViewing?.length === 19 && takesPlace
  const clashQuery = {
    id,
    dateOfViewing: dateOfViewing ?? '',
    objects: shown.map(({ objectId }) => objectId),
    demandId,
    people: id === null ? of.assigned.map(({ accountId }) => accountId) : [],
  }
  const [debouncedQuery] = useDebouncedValue(JSON.stringify(clashQuery), 400)
  const body = JSON.parse(debouncedQuery) as typeof clashQuery
  const enabled = isWhole && body.dateOfViewing.length === 19
  const { data, error } = useAnswer(viewingsApi.viewingClashes, { body }, { enabled, keep: true })
  const clashes = enabled ? (data?.items ?? []) : []
  return (
    <div aria-live="polite" aria-busy={enabled && !data && !error}>
      {clashes.length > 0 && (
        <Alert color="toDo" mb="md" title={t('viewing.clashes')}>
          <List size="sm">
            {clashes.map(({ by, what, viewingId, viewingNumber, dateOfViewing: at }) => (
              <List.Item key={`${by} ${what} ${viewingId}`}>
                {t(`viewing.clash.${by}`, { what })}
                {viewingId !== null && (
                  <>
                    {': '}
                    <GoLink href={viewingPaths.viewing(viewingId)}>
                      {t('viewing.header', { number: viewingNumber ?? '' })}
                    </GoLink>
                    {at && `, ${formatDateTime(at)}`}
                  </>
                )}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </div>
  )
}
