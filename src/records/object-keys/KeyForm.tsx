// Form of a key: its holder with dates, and earlier holders.
import { Alert, Title } from '@mantine/core'
import { call } from '#kit/http/call.ts'
import { formFor } from '#kit/form/formFor.tsx'
import { FormSection } from '#kit/form/FormSection.tsx'
import { Wide } from '#kit/form/Section.tsx'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { objectKeyPaths } from './objectKeys.paths.ts'
import { KeyHistory } from './KeyHistory.tsx'
import { objectKeyFields, objectKeysApi } from './objectKeys.contract.ts'
import type { ObjectKey } from './objectKeys.contract.ts'
import { useObjectKey } from './useObjectKey.ts'

const { RecordForm, Field } = formFor('objectKey', objectKeyFields)

export function KeyForm({ id }: { id: number }) {
  const t = useText()
  const query = useObjectKey(id)
  const number = query.data?.objectReferenceNumber
  usePageTitle(number && t('objectKey.header', { number }))
  return <Loaded query={query}>{(key) => <OneKey key={key.id} saved={key} />}</Loaded>
}

function OneKey({ saved }: { saved: ObjectKey }) {
  const t = useText()
  const goBack = useGoBack(objectKeyPaths.objectKeys)
  const { objectId, objectReferenceNumber: number } = saved
  return (
    <>
      <Title order={1} mb="sm">
        <GoLink href={objectPaths.object(objectId)}>{t('objectKey.header', { number })}</GoLink>
      </Title>
      <RecordForm
        saving="manual"
        record={{
          key: saved.id,
          saved,
          save: ({ id: _id, ...patch }, options) =>
            call(objectKeysApi.saveObjectKey, { body: { ...patch, objectId } }, options),
        }}
        onSubmit={async ({ flush }) => {
          if (await flush()) goBack()
        }}
        renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={goBack} />}
      >
        {({ values: { received, givenAway } }) => (
          <FormSection columns={3}>
            <Field name="accountId" />
            <Field name="received" />
            <Field name="givenAway" />
            {received !== null && received === givenAway && (
              <Wide>
                <Alert color="toDo" role="alert" py="xs">
                  {t('objectKey.sameDates')}
                </Alert>
              </Wide>
            )}
            <Wide>
              <Field name="description" />
            </Wide>
          </FormSection>
        )}
      </RecordForm>
      <KeyHistory periods={saved.history} />
    </>
  )
}
