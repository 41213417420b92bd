import { Combobox } from '@mantine/core'
import { formatMoney } from '#kit/fields/format.ts'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import { kindOfHit } from '#features/records/records.contract.ts'
import { HitText } from './HitText.tsx'
import { hitValue } from './hitValue.ts'
import type { Related, SearchHit } from './search.contract.ts'
import { useRelated } from './useRelated.ts'

type Props = { items: readonly SearchHit[]; text: string; failed: boolean }

const valueOf = ({ of, ...record }: Related) => hitValue(`${of.entity}/${of.id}`, record)

/**
 * The hits under the search box, those of a kind together; what the first of them have going on stands behind
 * all of them, so that no hit moves when it comes.
 */
export function SearchHits({ items, text, failed }: Props) {
  const t = useText()
  const label = useLabel()
  const related = useRelated(items)
  if (failed) return <Combobox.Empty role="alert">{t('shell.searchFailed')}</Combobox.Empty>
  if (items.length === 0)
    return <Combobox.Empty aria-live="polite">{t('shell.searchNothing', { text })}</Combobox.Empty>
  const kinds = [...new Set(items.map((item) => item.entity))]
  return (
    <Combobox.Options mah="70vh" style={{ overflowY: 'auto' }}>
      {kinds.map((kind) => (
        <Combobox.Group key={kind} label={label(`shell.kind.${kind}`)}>
          {items
            .filter((item) => item.entity === kind)
            .map((item) => (
              <Combobox.Option
                key={item.id}
                value={hitValue(kind, { entity: kindOfHit(kind), id: item.id })}
              >
                <HitText hit={item} />
              </Combobox.Option>
            ))}
        </Combobox.Group>
      ))}
      {items.map(({ id, entity, description }) => {
        const kind = kindOfHit(entity)
        const own = related.items.filter(({ of }) => of.id === id && of.entity === kind)
        const payments = kind === 'Account' && related.payments.find((one) => one.accountId === id)
        if (own.length === 0 && !payments) return null
        return (
          <Combobox.Group key={`${entity} ${id}`} label={description}>
            {own.map((one) => (
              <Combobox.Option key={valueOf(one)} value={valueOf(one)}>
                <span className="quiet">{t(`record.${one.entity}`)}: </span>
                {one.description || `#${one.id}`}
              </Combobox.Option>
            ))}
            {payments && (
              <Combobox.Option value={hitValue(`Account/${id}`, { entity: 'Payments', id })}>
                <span className="quiet">{t('shell.payments')}: </span>
                {formatMoney(payments.balance)}
                {payments.unpaid > 0 && `, ${t('shell.searchUnpaid', { number: payments.unpaid })}`}
              </Combobox.Option>
            )}
          </Combobox.Group>
        )
      })}
    </Combobox.Options>
  )
}
