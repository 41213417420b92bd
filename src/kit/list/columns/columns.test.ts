import { expect, test } from 'vitest'
import { z } from 'zod'
import { get } from '../../http/endpoint.ts'
import { listQueryOf, pageOf } from '../../http/paging.ts'
import { columnsOf } from './columns.ts'

const rows = z.object({ yes: z.string(), close: z.string(), colour: z.string() })
const list = get('/api/rows', {
  may: { name: 'anyone', allows: () => true },
  query: listQueryOf(['yes', 'colour']),
  answer: pageOf(rows),
})
const c = columnsOf(list, 'kit')

test('a column is labelled and sorted by its key, unless told otherwise', () => {
  expect(c.text('yes')).toMatchObject({ label: 'kit.yes', sort: 'yes' })
  expect(c.text('close', { sort: false })).toMatchObject({ label: 'kit.close', sort: false })
  const look = { label: 'kit.no', sort: 'yes', width: '3rem' } as const
  expect(c.cell('total', () => null, look)).toMatchObject(look)
})

// Never run: each of these must not compile.
function refused() {
  // @ts-expect-error -- nothing sorts by it
  c.text('close')
  // @ts-expect-error -- there is no message kit.colour
  c.text('colour')
  // @ts-expect-error -- there is no such message
  c.text('colour', { label: 'kit.colour' })
  // @ts-expect-error -- nothing sorts by it
  c.text('yes', { sort: 'close' })
  // @ts-expect-error -- no such field in its rows
  c.text('no', { sort: false })
}
void refused
