import { Alert, List } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { linkText } from '#records/objects/people/linkText.ts'
import type { MergeLook } from '../accounts.contract.ts'

type Props = {
  links: MergeLook['links']
  /** What the duplicate is called. */
  name: string
}

/** The objects that both are linked to: which links become one, and what goes into the notes. */
export function LinksOfBoth({ links, name }: Props) {
  const t = useText()
  return (
    <Alert color="toDo">
      <List size="sm">
        {links.map(({ objectId, referenceNumber: number, joins, ...link }) => {
          const [kept, gone] = [link.kept, link.gone].map((one) => linkText(one, t))
          const says = { number, name, kept: kept!, gone: gone! }
          return (
            <List.Item key={objectId}>
              {t(joins ? 'accounts.merge.linkJoins' : 'accounts.merge.linkToNotes', says)}
            </List.Item>
          )
        })}
      </List>
    </Alert>
  )
}
