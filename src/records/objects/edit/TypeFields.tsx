// The type and the sub-type of an object. Changing one adjusts the other, so that they always match.
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { EditPartProps } from './editPart.ts'
import { objectFields } from '../objectFields.contract.ts'

export function TypeFields({ draft, lists }: Pick<EditPartProps, 'draft' | 'lists'>) {
  const t = useText()
  const { subTypeObjectTypeId: type, objectSubTypeId: subType } = draft.values
  const typeOf = (subTypeId: number | null) =>
    lists.objectSubTypes.find(({ value }) => value === subTypeId)?.parent ?? null

  const setType = (next: number | null) => {
    draft.set('subTypeObjectTypeId', next)
    if (subType !== null && typeOf(subType) !== next) draft.set('objectSubTypeId', null)
  }
  const setSubType = (next: number | null) => {
    draft.set('objectSubTypeId', next)
    if (next !== null && typeOf(next) !== type) draft.set('subTypeObjectTypeId', typeOf(next))
  }
  return (
    <>
      <FieldInput
        name="subTypeObjectTypeId"
        field={objectFields.subTypeObjectTypeId}
        label={t('object.subTypeObjectTypeId')}
        options={lists.objectTypes}
        value={type}
        onChange={setType}
        error={draft.errors['subTypeObjectTypeId']?.join(' ')}
      />
      <FieldInput
        name="objectSubTypeId"
        field={objectFields.objectSubTypeId}
        label={t('object.objectSubTypeId')}
        options={lists.objectSubTypes.filter(({ parent }) => type === null || parent === type)}
        value={subType}
        onChange={setSubType}
        error={draft.errors['objectSubTypeId']?.join(' ')}
      />
    </>
  )
}
