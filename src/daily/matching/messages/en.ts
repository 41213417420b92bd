export const en = {
  'matching.objects': 'Matching properties',
  'matching.leads': 'Leads it fits',
  'matching.found_one': '{{count}} fits, the best first',
  'matching.found_other': '{{count}} fit, the best first',
  'matching.more': 'Show more',
  'matching.best': 'Fits very well',
  'matching.good': 'Fits well',
  'matching.fair': 'Fits in part',
  'matching.fit': '{{fit}} % of what is asked for',
  'matching.reason.inPlace': 'In {{value}}',
  'matching.reason.nearPlace': 'Near {{value}}',
  'matching.reason.inBudget': 'Within the budget',
  'matching.reason.overBudget': '{{value}} % over the budget',
  'matching.reason.underBudget': '{{value}} % under the budget',
  'matching.reason.bedrooms_one': '{{count}} bedroom',
  'matching.reason.bedrooms_other': '{{count}} bedrooms',
  'matching.reason.new': 'New',
  'matching.understood': 'From the description:',
  'matching.understood.forget': 'Does not count: {{what}}',
  'matching.understood.use': 'Counts again: {{what}}',
  'matching.understood.notPlaces': 'not {{places}}',
  'matching.understood.must': '{{what}} (must)',
  'matching.understood.price': 'Price',
  'matching.reason.year': 'Built in {{value}}',
  'matching.fact.nearSea': 'Near the sea',
  'matching.atLeast': 'at least {{value}}',
  'matching.atMost': 'at most {{value}}',
  'matching.lack.other': '{{what}}: wanted {{wanted}}, has {{has}}',
  'matching.lack.notSaid': '{{what}}: wanted {{wanted}}, not stated',
  'matching.lack.isNot': '{{what}}: wanted, not there',
  'matching.lack.mayBe': '{{what}}: wanted, not stated',
  'matching.notAsking': 'What fits is shown for a lead that is open and names a budget or a place.',
  'matching.noObjects':
    'Nothing fits at the moment. The agents are told as soon as something does.',
  'matching.notOffered':
    'It is compared with leads once it is active, offered for sale or rent, and has a price.',
  'matching.noLeads': 'No open lead is looking for this at the moment.',
  'matching.tick': 'Tick {{name}}',
  'matching.tickFirst': 'Tick the first {{count}}',
  'matching.tickAll': 'Tick all that are shown',
  'matching.show': 'Show them',
  'matching.hide': 'Hide them',
  'matching.add': 'Add to the lead',
  'matching.addObject': 'Add to the lead: #{{number}}',
  'matching.added': '#{{number}} was added to the lead.',
  'matching.noAgent': 'Nobody looks after it',
} as const

/** What the server says to agents. */

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
