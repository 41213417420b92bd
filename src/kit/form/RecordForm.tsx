// The frame of a record's form. It owns the draft, and everything that a form must not lack: the reason why it is not saved,
// conflicts with other people's changes, unsaved values of earlier visits, the save state, a retry, and the question before
// leaving.
import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Fields } from '../fields/kinds.ts'
import side from '../ui/SideNav.module.css'
import { SavedState } from '../ui/SavedState.tsx'
import { ConflictPanel } from './conflict/ConflictPanel.tsx'
import { DraftFailure } from './conflict/DraftFailure.tsx'
import { EditBar } from './EditBar.tsx'
import type { EditBarProps } from './EditBar.tsx'
import { FormOf } from './Form.tsx'
import { KeptPanel } from './conflict/KeptPanel.tsx'
import type { FormProps } from './Form.tsx'
import { useDraft } from './draft/useDraft.ts'
import type { DraftOf, DraftOptions } from './draft/useDraft.ts'
import { useSaving } from './draft/useSaving.ts'
import type { Saving } from './draft/useSaving.ts'

type BarProps = Omit<EditBarProps, 'state' | 'failure'>

/** The save state is either in the bar above the fields or beside the buttons. With a bar there may be links to the sections. */
type StatePlace<T extends object> =
  | { bar: BarProps; renderButtons?: never; renderNav?: (draft: DraftOf<T>) => ReactNode }
  | { renderButtons: (draft: DraftOf<T>) => ReactNode; bar?: never; renderNav?: never }

export type RecordFormProps<T extends object, A extends object | void> = {
  /** The record, and how it is stored. */
  record: Omit<DraftOptions<T, A>, 'entity' | 'fields'>
  saving: Saving
  /** Called on Enter and by a submit button; saves by default. */
  onSubmit?: (draft: DraftOf<T>) => unknown
  children: (draft: DraftOf<T>) => ReactNode
  /** Sections with forms of their own. */
  below?: ReactNode
} & Pick<FormProps<Fields>, 'optionsOf'> &
  StatePlace<T>

type Props<T extends object, A extends object | void> = RecordFormProps<T, A> & {
  entity: string
  fields: Fields
}

/** Screens use the typed one that `formFor` creates for their entity. */
export function RecordFormOf<T extends object, A extends object | void>(props: Props<T, A>) {
  const {
    entity,
    fields,
    record,
    saving,
    bar,
    renderNav,
    renderButtons,
    onSubmit,
    children,
    below,
    ...surroundings
  } = props
  const draft = useDraft<T, A>({ ...record, entity, fields })
  useSaving(draft, saving)
  const state = draft.untouched ? undefined : <SavedState state={draft.state} retry={draft.retry} />
  return (
    <FormOf
      entity={entity}
      fields={fields}
      draft={draft as DraftOf<object>}
      onSubmit={() => (onSubmit ? onSubmit(draft) : void draft.flush())}
      renderAround={(form) => (
        <>
          {bar && (
            <EditBar {...bar} state={state} failure={<DraftFailure failure={draft.failure} />} />
          )}
          {renderNav ? (
            <div className={side.frame} data-form>
              {renderNav(draft)}
              <div>
                {form}
                {below}
              </div>
            </div>
          ) : (
            form
          )}
        </>
      )}
      {...surroundings}
    >
      <KeptPanel draft={draft.store} record={`${entity}/${record.key}`} />
      <ConflictPanel draft={draft} />
      {children(draft)}
      {renderButtons && <DraftFailure failure={draft.failure} />}
      {renderButtons && (
        <Group gap="sm" mt="sm" mb="md">
          {renderButtons(draft)}
          {state}
        </Group>
      )}
    </FormOf>
  )
}
