import { ActionIcon, Box, Button, Text, UnstyledButton } from '@mantine/core'
import { IconPencil, IconPlus, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { formatNumber } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { FilterValues } from '#kit/list/listAddress.ts'
import { sentFor } from '#kit/list/listInput.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import type { ListName } from '#base/register/recordLists.contract.ts'
import { listViewsApi } from './listViews.contract.ts'
import type { ListView } from './listViews.contract.ts'
import classes from './views.module.css'
import { Pill } from '#kit/ui/Pill.tsx'

type Props = {
  list: ListName
  endpoint: Endpoint
  views: readonly ListView[]
  failure: Error | null
  retry: () => void
  current: ListView | undefined
  /** The list's default filters, for filters that a view does not set. */
  defaults: FilterValues
  show: (view: ListView) => void
  edit: (view: ListView | 'new') => void
}

export function ViewsPanel({ views, failure, retry, edit, ...rest }: Props) {
  const t = useText()
  const [refused, setRefused] = useState<unknown>(null)
  const makeDefault = async ({ id, list, isDefault }: ListView) => {
    setRefused(null)
    const body = { list, id: isDefault ? null : id }
    await call(listViewsApi.setDefaultView, { body }, { quiet: true }).catch(setRefused)
  }
  if (failure) return <LoadFailed failure={failure} retry={retry} />
  return (
    <>
      {refused !== null && <Failure text={failureText(refused, t)} />}
      {views.length === 0 ? (
        <Text size="sm" className="quiet">
          {t('listView.none')}
        </Text>
      ) : (
        <Box component="ul" className="scrolls" mah="min(26rem, 100dvh - 16rem)">
          {views.map((view) => (
            <ViewRow
              key={view.id}
              {...rest}
              view={view}
              makeDefault={() => void makeDefault(view)}
              edit={() => edit(view)}
            />
          ))}
        </Box>
      )}
      <Button
        mt="sm"
        fullWidth
        variant="light"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => edit('new')}
      >
        {t('listView.add')}
      </Button>
    </>
  )
}

type RowProps = Pick<Props, 'endpoint' | 'current' | 'defaults' | 'show'> & {
  view: ListView
  makeDefault: () => void
  edit: () => void
}

function ViewRow({ view, endpoint, current, defaults, show, makeDefault, edit }: RowProps) {
  const t = useText()
  const { name, author, shared, isDefault, canEdit } = view
  const Star = isDefault ? IconStarFilled : IconStar
  return (
    <li className="wraps">
      <UnstyledButton
        className={`grow ${classes.name}`}
        aria-current={current?.id === view.id || undefined}
        onClick={() => show(view)}
      >
        <span>
          {name}
          {shared && (
            <Text size="xs" className="quiet">
              {t('listView.shared')}
              {author && `, ${t('listView.by', { author })}`}
            </Text>
          )}
        </span>
        <Count endpoint={endpoint} filters={{ ...defaults, ...view.filters }} />
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        aria-pressed={isDefault}
        aria-label={t('listView.opensWith', { name })}
        title={t('listView.opensWith', { name })}
        onClick={makeDefault}
      >
        <Star size={16} aria-hidden />
      </ActionIcon>
      {canEdit && (
        <ActionIcon variant="subtle" aria-label={t('listView.edit', { name })} onClick={edit}>
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

/** Number of rows of a view, from the list's own endpoint, so that it respects the user's permissions. */
function Count({ endpoint, filters }: { endpoint: Endpoint; filters: FilterValues }) {
  const sent = sentFor(endpoint, { page: 1, perPage: 1, sort: null }, filters)
  // `endpoint` can be any list, so the type of its input is unknown here.
  const { data } = useAnswer(endpoint, sent as never)
  const total = (data as { totalRows?: number } | undefined)?.totalRows
  return <Pill bare>{total === undefined ? '…' : formatNumber(total)}</Pill>
}
