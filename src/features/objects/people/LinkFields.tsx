import { Alert } from '@mantine/core'
import { NoConnection } from '#kit/http/call.ts'
import { FieldInput } from '#kit/form/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import classes from '../edit/edit.module.css'
import { objectAccountFields } from './objectAccounts.contract.ts'
import type { LinkDraft } from './useLinkDraft.ts'
import type { ObjectEditing } from '../useObject.ts'

export type Relations = ObjectEditing['objectAccountRelationSelectList']
type Props = { draft: LinkDraft; relations: Relations }

/** What a link says, and why it was not saved. */
export function LinkFields({ draft, relations }: Props) {
  const t = useText()
  const { values, errors, failure, set } = draft
  const errorOf = (name: string) => errors[name]?.join(' ')
  const input = <Name extends keyof typeof objectAccountFields>(name: Name, extra: object = {}) => (
    <FieldInput
      name={name}
      field={objectAccountFields[name]}
      label={t(`object.link.${name}`)}
      value={values[name] as never}
      onChange={(value: unknown) => set({ [name]: value })}
      error={errorOf(name)}
      {...extra}
    />
  )
  const told = Object.keys(errors).some((name) => name in values)
  return (
    <>
      {input('relation', { options: relations, required: true })}
      {input('startDate')}
      {input('endDate')}
      {input('price')}
      {input('rentPaymentDay')}
      {failure && !told && (
        <Alert color="trouble" role="alert" className={classes.linkName}>
          {failure instanceof NoConnection ? t('kit.failed.offline') : failure.message}
        </Alert>
      )}
    </>
  )
}
