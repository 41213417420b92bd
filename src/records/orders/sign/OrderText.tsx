import { Box, Text, Title } from '@mantine/core'
import type { OrderBlock, OrderDocument } from '../orderContent.contract.ts'

/** The text of an order in one language, as it was issued. Ticks stand below it, where they are ticked. */
export const OrderText = ({ document }: { document: OrderDocument }) => (
  <article lang={document.language}>
    <Title order={2} mb="sm">
      {document.title}
    </Title>
    {document.blocks.map((block, at) => (
      // The text never changes, so the place of a part is its identity.
      <Block key={at} block={block} />
    ))}
  </article>
)

function Block({ block }: { block: OrderBlock }) {
  switch (block.is) {
    case 'heading':
      return (
        <Title order={3} size="h5" mt="md" mb={4}>
          {block.text}
        </Title>
      )
    case 'text':
      return (
        <Text mb="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {block.text}
        </Text>
      )
    case 'facts':
      return (
        <Box component="dl" m={0} mb="xs">
          {block.rows.map(({ label, value }) => (
            <Box
              key={label + value}
              mb={4}
              display={{ base: 'block', sm: 'grid' }}
              style={{ gridTemplateColumns: '11rem 1fr', columnGap: 12 }}
            >
              <Text component="dt" size="sm" className="quiet">
                {label}
              </Text>
              <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
                {value}
              </Text>
            </Box>
          ))}
        </Box>
      )
    default:
      return null
  }
}
