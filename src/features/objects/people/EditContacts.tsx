import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { AccountPicker } from '#features/accounts/AccountPicker.tsx'
import classes from '../edit/edit.module.css'
import { EditContact } from './EditContact.tsx'
import { LinkFields } from './LinkFields.tsx'
import type { Relations } from './LinkFields.tsx'
import type { ObjectAccount } from './objectAccounts.contract.ts'
import { ObjectSection } from '../view/ObjectSection.tsx'
import { useLinkDraft } from './useLinkDraft.ts'

type Props = { objectId: number; links: readonly ObjectAccount[]; relations: Relations }

/** The people of an object; each link is saved by its own button. */
export function EditContacts({ objectId, links, relations }: Props) {
  const t = useText()
  return (
    <ObjectSection name="contacts" columns={1}>
      <Stack gap="md">
        {links.length === 0 && <Text c="dimmed">{t('object.noContacts')}</Text>}
        {links.map((link) => (
          <EditContact key={link.id} link={link} relations={relations} />
        ))}
        <AddContact objectId={objectId} relations={relations} />
        <Text size="xs" c="dimmed">
          {t('object.link.rentPaymentDay')}: {t('object.link.rentPaymentDayHelp')}
        </Text>
      </Stack>
    </ObjectSection>
  )
}

function AddContact({ objectId, relations }: Omit<Props, 'links'>) {
  const t = useText()
  const draft = useLinkDraft(objectId)
  const { accountId, account } = draft.values
  return (
    <fieldset className={classes.link} aria-label={t('object.link.add')}>
      <AccountPicker
        label={t('object.link.account')}
        value={accountId}
        text={account}
        error={draft.errors['accountId']?.join(' ')}
        onChange={(id, text) => draft.set({ accountId: id, account: text })}
      />
      <LinkFields draft={draft} relations={relations} />
      <div className={classes.linkAdd}>
        <Button
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          loading={draft.busy}
          onClick={() => void draft.add()}
        >
          {t('object.link.add')}
        </Button>
      </div>
    </fieldset>
  )
}
