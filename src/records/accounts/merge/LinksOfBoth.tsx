import { Alert, List } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { linkText } from '#records/objects/people/linkText.ts'
import type { MergeLook } from '../accounts.contract.ts'

type Props = {
  links: MergeLook['links']
  /** The duplicate's name. */
  name: string
}

/** The objects that both accounts are linked to: whether the links can be joined, or terms go into the notes. */
export function LinksOfBoth({ links, name }: Props) {
  const t = useText()
  return (
    <Alert color="toDo">
      <List size="sm">
        {links.map(({ objectId, referenceNumber: number, joins, ...link }) => {
          const [kept, gone] = [link.kept, link.gone].map((one) => linkText(one, t))
          const params = { number, name, kept: kept!, gone: gone! }
          return (
            <List.Item key={objectId}>
              {t(joins ? 'accounts.merge.linkJoins' : 'accounts.merge.linkToNotes', params)}
            </List.Item>
          )
        })}
      </List>
    </Alert>
  )
}
