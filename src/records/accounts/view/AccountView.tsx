import { EditBar } from '#kit/form/EditBar.tsx'
import { RecordLayout } from '#kit/form/RecordLayout.tsx'
import { Section } from '#kit/form/Section.tsx'
import { withoutErrorBanner, useOneFieldEditor } from '#kit/form/useOneFieldEditor.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { FilesOf } from '#base/files/FilesOf.tsx'
import { OrdersOf, RecordActivities } from '#base/register/recordSlots.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { AccountMenu } from '../AccountMenu.tsx'
import type { AccountPartProps } from '../accountPart.ts'
import { accountsApi } from '../accounts.contract.ts'
import { AccountButtons } from '../accountSlots.tsx'
import { accountForm, accountLists } from '../edit/accountForm.ts'
import { AccountFacts, AccountRelated } from './AccountFields.tsx'
import { AccountSummary } from './AccountSummary.tsx'
import { AccountTitle } from './AccountTitle.tsx'
import { ServiceInformation } from './ServiceInformation.tsx'

const { Form } = accountForm

/** With `mayEdit` each value can be edited on its own. */
export function AccountView({ account, onMode, mayEdit }: AccountPartProps) {
  const t = useText()
  const { id, files } = account
  const optionsOf = useOptions(accountLists)
  const editOne = useOneFieldEditor(id, {
    choices: (sent) => call(accountsApi.accountFieldChoices, sent, withoutErrorBanner),
    patch: (sent) => call(accountsApi.patchAccount, sent, withoutErrorBanner),
  })
  return (
    <Form values={account} optionsOf={optionsOf} {...(mayEdit && editOne)}>
      <EditBar
        title={<AccountTitle account={account} />}
        onMode={mayEdit && onMode}
        menu={mayEdit && <AccountMenu account={account} />}
        primary={mayEdit && <AccountButtons account={account} />}
      />
      <RecordLayout
        band={<AccountSummary account={account} />}
        mayFill={mayEdit}
        facts={
          <>
            <AccountFacts account={account} />
            <ServiceInformation account={account} />
          </>
        }
        beside={
          <>
            <AccountRelated account={account} />
            <OrdersOf of={{ entity: 'Account', id }} readOnly={!mayEdit} />
            <Section title={t('account.section.files')} anchor="files" columns={1}>
              <FilesOf entityType="Account" id={id} files={files} readOnly={!mayEdit} />
            </Section>
          </>
        }
        anchors={['open', 'objects', 'files']}
      >
        <RecordActivities parent="Account" parentId={id} readOnly={!mayEdit} />
      </RecordLayout>
    </Form>
  )
}
