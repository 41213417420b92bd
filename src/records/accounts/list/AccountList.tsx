// The list of all accounts of every kind, where two can be selected for merging.
import { Alert, Button, Modal } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RecordList } from '#base/lists/RecordList.tsx'
import { accountPeek } from '../accountPeek.ts'
import { accountPaths } from '../accounts.paths.ts'
import { accountLists } from './account.list.ts'
import { contactCells } from './contactCells.tsx'
import { useMergeSelection } from './useMergeSelection.ts'

export function AccountList() {
  const t = useText()
  const merge = useMergeSelection()
  return (
    <>
      <RecordList
        of={accountLists.AccountList}
        cells={contactCells}
        peek={accountPeek}
        add={{ href: accountPaths.addAccount, text: 'accounts.add' }}
        selection={merge.selection}
        renderActions={({ select, add }) => (
          <>
            {select}
            <Button
              variant={merge.selection ? 'light' : 'default'}
              leftSection={<IconArrowMerge size={16} aria-hidden />}
              onClick={merge.press}
            >
              {t('accounts.merge')}
            </Button>
            {merge.selection && (
              <Button variant="subtle" onClick={merge.stop}>
                {t('kit.cancel')}
              </Button>
            )}
            {add}
          </>
        )}
        renderAbove={() =>
          merge.selection && (
            <Alert role="alert" color="toDo" mb="sm">
              {t('accounts.merge.hint')}
            </Alert>
          )
        }
      />
      <Modal
        opened={merge.wrongCount !== null}
        onClose={merge.closeWarning}
        title={t('accounts.merge')}
        closeButtonProps={{ 'aria-label': t('kit.close') }}
      >
        <p>{t('accounts.merge.wrongNumber', { count: merge.wrongCount ?? 0 })}</p>
        <Button onClick={merge.closeWarning} data-autofocus>
          {t('kit.ok')}
        </Button>
      </Modal>
    </>
  )
}
