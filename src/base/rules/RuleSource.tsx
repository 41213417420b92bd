import { Anchor } from '@mantine/core'

/** Where a rule was read, with its addresses as links. */
export function RuleSource({ text }: { text: string }) {
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {text.split(/(\s+)/).map((part, at) =>
        /^https?:\/\/\S/i.test(part) && URL.canParse(part) ? (
          <Anchor
            key={at}
            href={part}
            target="_blank"
            rel="noopener noreferrer nofollow"
            inherit
            underline="always"
          >
            {hostOf(part)}
          </Anchor>
        ) : (
          part
        ),
      )}
    </span>
  )
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '')
