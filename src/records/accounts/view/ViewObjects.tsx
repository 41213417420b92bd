import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { Account } from '../accounts.contract.ts'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { ObjectNumbers } from '../list/ObjectNumbers.tsx'

/** The objects that the account owns, bought or rents, and its leads. */
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
            <Labelled key={name} label={t(`account.${name}`)}>
              <ObjectNumbers numbers={account[name]} />
            </Labelled>
          ),
      )}
      {account.leads.length > 0 && (
        <Labelled label={t('account.leads')}>
          {account.leads.map(({ id, descr }) => (
            <div key={id}>
              <GoLink href={hrefOfRecord({ entity: 'Demand', id })!}>
                #{id} {descr}
              </GoLink>
            </div>
          ))}
        </Labelled>
      )}
    </Section>
  )
}
