// Options for the text: exact matches among actions, records, their open leads, viewings and so on, and other actions.
import { IconArrowRight, IconBolt, IconFile, IconHistory, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatMoney } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { paymentPaths } from '#records/payments/payments.paths.ts'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { kindOfHit } from '#base/register/records.contract.ts'
import { HitText, RecordText } from '#daily/search/HitText.tsx'
import { openedApi } from '#daily/search/opened/opened.contract.ts'
import { useRelated } from '#daily/search/useRelated.ts'
import { useActions } from './useActions.ts'
import type { Action } from './useActions.ts'
import { useHits } from './useHits.ts'

export type Option = {
  key: string
  shown: ReactNode
  lang?: string
} & ({ href: string } | { run: () => void })
export type Group = { key: string; label: string; options: Option[] }

/** Key of the option that adds the typed person, whom the search did not find. */
export const addKey = 'add typed'

/** Recently opened records, while nothing is typed. */
function useOpened(isWanted: boolean) {
  const t = useText()
  const query = useAnswer(openedApi.listOpened, {}, { enabled: isWanted })
  const options = (isWanted ? (query.data?.items ?? []) : []).map((record) => ({
    key: `opened ${record.entity} ${record.id}`,
    href: hrefOfRecord(record)!,
    shown: (
      <>
        <IconHistory size={16} aria-hidden />
        <RecordText record={record} kind={t(`record.${record.entity}`)} />
      </>
    ),
  }))
  return { options, isCurrent: !isWanted || !query.isPending }
}

export function usePaletteGroups(text: string) {
  const t = useText()
  const label = useLabel()
  const hits = useHits(text)
  const { sure, others } = useActions(text)
  const opened = useOpened(text.trim() === '')
  const related = useRelated(hits.items)
  const found = hits.items.flatMap((hit): Option[] => {
    const href = hrefOfRecord({ entity: kindOfHit(hit.entity), id: hit.id })
    const shown = (
      <>
        <IconFile size={16} aria-hidden />
        <HitText hit={hit} kind={label(`palette.kind.${hit.entity}`)} />
      </>
    )
    return href ? [{ key: `${hit.entity} ${hit.id}`, shown, href }] : []
  })
  const ofHits = hits.items.map(({ id, entity, description }): Group => {
    const kind = kindOfHit(entity)
    const own = related.items.filter(({ of }) => of.id === id && of.entity === kind)
    const payments = kind === 'Account' && related.payments.find((one) => one.accountId === id)
    return {
      key: `of ${entity} ${id}`,
      label: description,
      options: [
        ...own.map((one) => ({
          key: `${entity} ${id} ${one.entity} ${one.id}`,
          href: hrefOfRecord(one)!,
          shown: (
            <span>
              <span className="quiet">{t(`record.${one.entity}`)}: </span>
              {one.description || `#${one.id}`}
            </span>
          ),
        })),
        ...(payments
          ? [
              {
                key: `payments ${id}`,
                href: paymentPaths.statement(id),
                shown: (
                  <span>
                    <span className="quiet">{t('shell.payments')}: </span>
                    {formatMoney(payments.balance)}
                    {payments.unpaid > 0 && `, ${t('palette.unpaid', { number: payments.unpaid })}`}
                  </span>
                ),
              },
            ]
          : []),
      ],
    }
  })
  const typed = text.trim()
  const isNobody =
    hits.isCurrent && !hits.failure && hits.items.length === 0 && /[\p{L}\d]{2}/u.test(typed)
  const add: Option[] = isNobody
    ? [
        {
          key: addKey,
          href: accountPaths.addTyped(typed),
          shown: (
            <>
              <IconPlus size={16} aria-hidden />
              <span>{t('palette.addTyped', { text: typed })}</span>
            </>
          ),
        },
      ]
    : []
  const groups: Group[] = [
    { key: 'opened', label: t('palette.opened'), options: opened.options },
    { key: 'sure', label: t('palette.actions'), options: sure.map(optionOf) },
    { key: 'found', label: t('palette.found'), options: found },
    { key: 'actions', label: t('palette.actions'), options: others.map(optionOf) },
    { key: 'add', label: t('palette.notFound'), options: add },
    ...ofHits,
  ]
  const isCurrent = hits.isCurrent && opened.isCurrent
  return {
    hits: { ...hits, isCurrent },
    groups: groups.filter(({ options }) => options.length > 0),
  }
}

function optionOf({ label, ...action }: Action): Option {
  const Picture = 'href' in action ? IconArrowRight : IconBolt
  const shown = (
    <>
      <Picture size={16} aria-hidden />
      <span>{label}</span>
    </>
  )
  return { ...action, shown }
}
