import { Anchor } from '@mantine/core'
import { Fragment } from 'react'
import { splitTexts } from '#kit/fields/kinds.ts'
import { BounceSign } from '#base/bounces/BounceSign.tsx'
import { phoneLink } from './phoneLink.ts'

/** E-mails and phones as links, in a line. */
export const ContactLinks = ({ all }: { all: string }) =>
  splitTexts(all).map((each, at) => (
    <Fragment key={each}>
      {at > 0 && ', '}
      <Anchor inherit href={each.includes('@') ? `mailto:${each}` : phoneLink(each)}>
        {each}
      </Anchor>
      {each.includes('@') && <BounceSign address={each} />}
    </Fragment>
  ))
