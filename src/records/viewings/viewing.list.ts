import { columnsOf } from '#kit/list/columns/columns.ts'
import { fewSizes } from '#kit/list/listAddress.ts'
import type { Tone } from '#kit/ui/tones.ts'
import { recordList } from '#base/lists/recordList.ts'
import { viewingFilters, viewingsApi } from './viewings.contract.ts'
import { viewingPaths } from './viewings.paths.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    ViewingList: typeof viewingList
  }
}

/** The colour of a result by its name in English. */
const tones: Record<string, Tone> = {
  offermade: 'green',
  interested: 'green',
  secondviewing: 'violet',
  thinkingitover: 'amber',
  postponed: 'amber',
  didnotcome: 'red',
}
export const toneOfResult = (style: string | null): Tone => tones[style ?? ''] ?? 'neutral'

const c = columnsOf(viewingsApi.searchViewings, 'viewing')

export const viewingList = recordList('ViewingList', viewingsApi.searchViewings, {
  kind: 'Viewing',
  title: 'viewing.title',
  none: ['viewing.none', 'viewing.noneText'],
  filters: viewingFilters,
  setup: { opensBy: { by: 'dateOfViewing', desc: true }, sizes: fewSizes, defaultSize: 20 },
  columns: [
    c.link('id', (row) => viewingPaths.viewing(row.id), {
      nowrap: true,
      exported: ({ id }) => `V${id}`,
    }),
    c.dateTime('appointmentCreated', { hideBelow: 900 }),
    c.dateTime('dateOfViewing'),
    c.special('lead', { grows: 1, card: 'fact' }),
    c.people('assigned'),
    c.special('objects', {
      card: 'fact',
      exported: ({ objectReferenceNumbers }) => objectReferenceNumbers,
    }),
    c.pill('result', { tone: ({ resultStyle }) => toneOfResult(resultStyle) }),
    c.special('edit', { label: 'kit.edit', sort: false, align: 'right' }),
  ],
})
