import { Anchor } from '@mantine/core'
import { splitTexts } from '#kit/fields/kinds.ts'
import { phoneLink } from './phoneLink.ts'

/** E-mails and phones as links, each on its own line. */
export const ContactLinks = ({ all }: { all: string }) =>
  splitTexts(all).map((each) => (
    <div key={each}>
      <Anchor inherit href={each.includes('@') ? `mailto:${each}` : phoneLink(each)}>
        {each}
      </Anchor>
    </div>
  ))
