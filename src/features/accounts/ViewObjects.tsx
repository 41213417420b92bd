import { Input } from '@mantine/core'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { Account } from './accounts.contract.ts'
import { ObjectNumbers } from './ObjectNumbers.tsx'

/** The objects that someone owns, bought or rents, and what they are looking for. */
export function ViewObjects({ account }: { account: Account }) {
  const t = useText()
  const objects = (
    [
      account.isOwner && 'ownedObjectsReferenceNumbers',
      'boughtObjectsReferenceNumbers',
      'rentedObjectsReferenceNumbers',
    ] as const
  ).filter((name) => name !== false && account[name])
  if (objects.length === 0 && account.leads.length === 0) return null
  return (
    <Section title={t('account.section.objects')} anchor="objects" columns={2}>
      {objects.map(
        (name) =>
          name && (
            <div key={name}>
              <Input.Label component="div">{t(`account.${name}`)}</Input.Label>
              <ObjectNumbers numbers={account[name]} />
            </div>
          ),
      )}
      {account.leads.length > 0 && (
        <div>
          <Input.Label component="div">{t('account.leads')}</Input.Label>
          {account.leads.map(({ id, descr }) => (
            <div key={id}>
              {id} {descr}
            </div>
          ))}
        </div>
      )}
    </Section>
  )
}
