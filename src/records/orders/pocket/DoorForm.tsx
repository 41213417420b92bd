// What the agent enters at the door: the fields of an order, from what was taken along.
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { DraftFailure } from '#kit/form/conflict/DraftFailure.tsx'
import { FormOf } from '#kit/form/Form.tsx'
import { FormSection } from '#kit/form/FormSection.tsx'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { EditParties } from '../edit/EditParties.tsx'
import { OrderFields } from '../edit/OrderFields.tsx'
import { filledIn } from '../edit/parties.ts'
import type { OrderInput } from '../edit/orderForm.ts'
import { orderFields } from '../orderFields.contract.ts'
import { languagesOf, objectOf, partyOf, rulesOf } from './orderAtDoor.ts'
import type { OwnPocket } from './ownPocket.ts'
import type { PocketViewing } from './pocket.contract.ts'

type Props = {
  draft: DraftOf<OrderInput>
  pocket: OwnPocket
  viewing: PocketViewing
  onRead: () => void
}

export function DoorForm({ draft, pocket, viewing, onRead }: Props) {
  const t = useText()
  const submit = async () => {
    if (await draft.flush()) onRead()
  }
  return (
    <FormOf
      entity="order"
      fields={orderFields}
      draft={draft as DraftOf<object>}
      onSubmit={() => void submit()}
    >
      <OrderFields
        isAtDoor
        draft={draft}
        texts={pocket.templates.map(({ piece }) => ({ ...piece, languages: languagesOf(piece) }))}
        rule={rulesOf(pocket.office.piece).length}
        parties={<Parties draft={draft} viewing={viewing} />}
        objects={<Objects {...{ draft, pocket, viewing }} />}
      />
      {draft.failure?.detail && <DraftFailure failure={draft.failure} />}
      <Group mt="sm">
        <Button type="submit">{t('pocket.order.read')}</Button>
      </Group>
    </FormOf>
  )
}

/** The client of the viewing, and others by name only: accounts cannot be searched here. */
function Parties({ draft, viewing: { client } }: Pick<Props, 'draft' | 'viewing'>) {
  const t = useText()
  return (
    <EditParties
      marksMissing
      draft={draft}
      renderAccount={({ accountId }) => (
        <Text
          fw={accountId === null ? 400 : 600}
          {...(accountId === null && { className: 'quiet' })}
          style={{ overflowWrap: 'anywhere' }}
        >
          {accountId === null ? t('pocket.order.noAccount') : client?.name}
        </Text>
      )}
      renderMore={(rows, write) =>
        client &&
        rows.every(({ accountId }) => accountId !== client.accountId) && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => write([partyOf(client), ...filledIn(rows)])}
          >
            {client.name}
          </Button>
        )
      }
    />
  )
}

function Objects({ draft, pocket, viewing }: Omit<Props, 'onRead'>) {
  const t = useText()
  const language = useLanguage()
  const { objects } = draft.values
  return (
    <FormSection title={t('order.objects')} anchor="objects" columns={1} count={objects.length}>
      <Stack gap="sm">
        {viewing.objects.map(({ objectId }) => {
          const given = pocket.objects.get(objectId)
          const object = objectOf(given)
          return (
            object && (
              <Checkbox
                key={objectId}
                label={[`#${object.number}`, given!.piece.title[language], given!.piece.address]
                  .filter(Boolean)
                  .join(', ')}
                checked={objects.some((one) => one.objectId === objectId)}
                onChange={(event) => {
                  const others = objects.filter((one) => one.objectId !== objectId)
                  draft.set('objects', event.currentTarget.checked ? [...others, object] : others)
                }}
              />
            )
          )
        })}
        {draft.errors['objects'] && (
          <Text c="var(--estia-red)" size="sm" role="alert">
            {draft.errors['objects'].join(' ')}
          </Text>
        )}
      </Stack>
    </FormSection>
  )
}
