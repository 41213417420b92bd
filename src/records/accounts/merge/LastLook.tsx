// Confirms a merge: shows what it will do.
import { Alert, Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { formatValue } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useOptions } from '#base/settings/useOptions.ts'
import { accountFields } from '../accountFields.contract.ts'
import type { Account, MergeLook } from '../accounts.contract.ts'
import classes from '../accounts.module.css'
import { accountLists } from '../edit/accountForm.ts'
import { joinedBy } from './joinContacts.ts'
import { LinksOfBoth } from './LinksOfBoth.tsx'
import { chosenValues } from './mergeRows.ts'
import type { AccountField, Choices, MergeRow } from './mergeRows.ts'

type Props = {
  kept: Account
  duplicate: Account
  rows: readonly MergeRow[]
  choices: Choices
  /** Undefined until it has loaded. */
  preview: MergeLook | undefined
  failure: string | undefined
  busy: boolean
  onMerge: () => void
  onClose: () => void
}

const emptyPreview: MergeLook = { links: [], endsSignIn: false }

export function LastLook({ kept, duplicate, rows, choices, ...props }: Props) {
  const { preview, failure, busy, onMerge, onClose } = props
  const t = useText()
  const { links, endsSignIn } = preview ?? emptyPreview
  const optionsOf = useOptions(accountLists)
  const chosen = chosenValues(rows, choices)
  const { joined, left } = joinedBy(kept, duplicate, chosen)
  const changed = Object.entries({ ...joined, ...chosen }).filter(
    ([name, value]) => (value ?? null) !== (kept[name as AccountField] ?? null),
  )
  const textOf = (name: string, value: unknown) =>
    value === false
      ? t('kit.no')
      : formatValue(accountFields[name as AccountField], value, { t, optionsOf })
  const names = {
    kept: kept.name || `#${kept.id}`,
    duplicate: duplicate.name || `#${duplicate.id}`,
  }
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('accounts.merge.lastLook')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <Stack gap="sm">
        <Text size="sm">{t('accounts.merge.moves', names)}</Text>
        {changed.length > 0 && (
          <div>
            <Text size="sm">{t('accounts.merge.becomes', names)}</Text>
            <List size="sm" mt={4}>
              {changed.map(([name, value]) => (
                <List.Item key={name}>
                  {t(`account.${name as AccountField}`)}:{' '}
                  <b className={classes.becomes}>
                    {textOf(name, value) || t('accounts.merge.noValue')}
                  </b>
                </List.Item>
              ))}
            </List>
          </div>
        )}
        {left.length > 0 && (
          <Alert color="toDo">{t('accounts.merge.toNotes', { values: left.join(', ') })}</Alert>
        )}
        {links.length > 0 && <LinksOfBoth links={links} name={names.duplicate} />}
        {endsSignIn && (
          <Alert color="toDo">{t('accounts.merge.endsSignIn', { name: names.duplicate })}</Alert>
        )}
        {failure && (
          <Alert color="trouble" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('accounts.merge.back')}
          </Button>
          <Button
            data-autofocus
            loading={busy || (!preview && !failure)}
            disabled={!preview}
            onClick={onMerge}
          >
            {t('accounts.merge')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
