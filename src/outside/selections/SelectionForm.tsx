// Form of a new or existing selection: its objects, note, language and last day.
import { Box, Checkbox, SimpleGrid } from '@mantine/core'
import { useMemo } from 'react'
import { formFor } from '#kit/form/formFor.tsx'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { call } from '#kit/http/call.ts'
import { languageNames, languages } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { Lead, LeadObject } from '#records/leads/leads.contract.ts'
import { selectionFields } from './selectionFields.contract.ts'
import { mostChosen, selectionsApi } from './selections.contract.ts'
import type { Selection, SelectionInput, SelectionsOfLead } from './selections.contract.ts'

const { RecordForm, Field } = formFor('selection', selectionFields)

type Chosen = Pick<Selection['objects'][number], 'objectId' | 'objectReferenceNumber' | 'title'>
type Edited = Pick<Selection, 'note' | 'expiresOn'> & {
  id?: number
  version?: number
  language: SelectionInput['language']
  objects: Chosen[]
}

const chosenFrom = ({ objectId, objectReferenceNumber, title }: Chosen): Chosen => ({
  objectId,
  objectReferenceNumber,
  title,
})

/** An object of the lead, named as in a selection. */
const offeredFrom = ({ title, type, location, ...object }: LeadObject): Chosen => ({
  ...object,
  title: title ?? ([type, location].filter(Boolean).join(', ') || null),
})

type NewProps = Pick<SelectionsOfLead, 'proposed'> & { lead: Lead; onClose: () => void }

export function NewSelection({ lead, proposed, onClose }: NewProps) {
  const t = useText()
  const objects = lead.objects.map(offeredFrom)
  const blank: Edited = { ...proposed, note: null, objects: objects.slice(0, mostChosen) }
  return (
    <Box maw="60rem">
      <RecordForm<Edited, Selection>
        saving="manual"
        record={{
          key: `new/${lead.id}`,
          saved: blank,
          isNew: true,
          save: ({ id: _id, version: _version, objects: wanted = [], ...typed }, options) =>
            call(
              selectionsApi.addSelection,
              { body: { leadId: lead.id, objects: wanted, ...typed } },
              options,
            ),
          onSaved: onClose,
        }}
        renderButtons={(draft) => (
          <SaveOrCancel draft={draft} save={t('selection.make')} onCancel={onClose} />
        )}
      >
        {(draft) => <Inputs draft={draft} offered={objects} />}
      </RecordForm>
    </Box>
  )
}

type EditProps = { selection: Selection; lead: Lead; onClose: () => void }

export function EditSelection({ selection, lead, onClose }: EditProps) {
  // Without the client's marks, which are not edited here.
  const saved = useMemo(() => editedOf(selection), [selection])
  const others = lead.objects.filter(
    ({ objectId }) => !saved.objects.some((one) => one.objectId === objectId),
  )
  return (
    <Box maw="60rem">
      <RecordForm<Edited, Edited>
        saving="manual"
        record={{
          key: selection.id,
          saved,
          save: async (body, options) =>
            editedOf(await call(selectionsApi.saveSelection, { body }, options)),
          onSaved: onClose,
        }}
        renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={onClose} />}
      >
        {(draft) => (
          <Inputs draft={draft} offered={[...saved.objects, ...others.map(offeredFrom)]} />
        )}
      </RecordForm>
    </Box>
  )
}

const editedOf = ({ id, version, language, note, expiresOn, objects }: Selection): Edited => ({
  id,
  version,
  language: language as Edited['language'],
  note,
  expiresOn,
  objects: objects.map(chosenFrom),
})

function Inputs({ draft, offered }: { draft: DraftOf<Edited>; offered: readonly Chosen[] }) {
  const t = useText()
  const { objects } = draft.values
  const isFull = objects.length >= mostChosen
  const tick = (ids: string[]) =>
    draft.set(
      'objects',
      offered.filter(({ objectId }) => ids.includes(String(objectId))),
    )
  return (
    <>
      <Checkbox.Group
        label={t('selection.objects')}
        required
        value={objects.map(({ objectId }) => String(objectId))}
        onChange={tick}
        error={
          objects.length === 0 ? t('selection.noneTicked') : draft.errors['objects']?.join(' ')
        }
      >
        <SimpleGrid minColWidth="min(100%, 22rem)" verticalSpacing={6} mt={4} mb="sm">
          {offered.map(({ objectId, objectReferenceNumber, title }) => (
            <Checkbox
              key={objectId}
              size="sm"
              value={String(objectId)}
              label={`#${objectReferenceNumber} ${title ?? ''}`}
              disabled={isFull && !objects.some((one) => one.objectId === objectId)}
            />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <SimpleGrid minColWidth="14rem" verticalSpacing="sm" mb="sm">
        <Field name="language" required options={languageOptions} />
        <Field name="expiresOn" />
      </SimpleGrid>
      <Field name="note" description={t('selection.noteHint')} />
    </>
  )
}

const languageOptions = languages.map((value) => ({ value, text: languageNames[value] }))
