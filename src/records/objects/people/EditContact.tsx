import { Box, Button } from '@mantine/core'
import type { OptionsOf } from '#kit/fields/options.ts'
import { FieldGroup } from '#kit/form/FieldGroup.tsx'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { call } from '#kit/http/call.ts'
import { refreshed } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import { LinkFields } from './LinkFields.tsx'
import { linkForm } from './linkForm.ts'
import { objectAccountsApi } from './objectAccounts.contract.ts'
import type { ObjectAccount } from './objectAccounts.contract.ts'

type Props = { link: ObjectAccount; optionsOf: OptionsOf }

/** One contact of the object. Saves automatically. */
export function EditContact({ link, optionsOf }: Props) {
  const { objectId, accountId } = link
  return (
    <Box style={{ borderBottom: '1px solid var(--estia-line)' }}>
      <linkForm.RecordForm<ObjectAccount, ObjectAccount>
        saving="auto"
        record={{
          key: link.id,
          saved: link,
          save: ({ relation, ...patch }, options) => {
            const body = { ...patch, objectId, accountId, ...(relation != null && { relation }) }
            return call(objectAccountsApi.saveObjectAccount, { body }, options)
          },
        }}
        optionsOf={optionsOf}
        renderButtons={(draft) => <RemoveButton link={link} draft={draft} />}
      >
        {() => (
          <FieldGroup
            narrow
            title={<GoLink href={hrefOfAccount(accountId)}>{link.account}</GoLink>}
          >
            <LinkFields />
          </FieldGroup>
        )}
      </linkForm.RecordForm>
    </Box>
  )
}

function RemoveButton({ link, draft }: { link: ObjectAccount; draft: DraftOf<ObjectAccount> }) {
  const t = useText()
  const deleteWithUndo = useDelete()
  const { objectId, accountId, relation, startDate, endDate, price, rentPaymentDay } = link
  const pair = { objectId, accountId }
  const restored = { ...pair, relation, startDate, endDate, price, rentPaymentDay }
  const remove = () =>
    deleteWithUndo({
      remove: () => call(objectAccountsApi.deleteObjectAccount, { body: pair }),
      removed: () => {
        draft.discard()
        return refreshed()
      },
      text: t('object.link.removed', { name: link.account }),
      restore: () => call(objectAccountsApi.addObjectAccount, { body: restored }),
    })
  return (
    <Button
      variant="subtle"
      color="trouble"
      aria-label={t('object.link.remove', { name: link.account })}
      // The banner shows the error.
      onClick={() => void remove().catch(() => undefined)}
    >
      {t('kit.remove')}
    </Button>
  )
}
