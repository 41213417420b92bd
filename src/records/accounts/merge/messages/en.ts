// Merging two accounts.
export const en = {
  'accounts.merge': 'Merge',
  'accounts.merge.hint': 'Select 2 accounts and click Merge button',
  'accounts.merge.title': 'Merge accounts',
  'accounts.merge.field': 'Field',
  'accounts.merge.keeps': 'Kept account',
  'accounts.merge.goes': 'Duplicate',
  'accounts.merge.explain':
    'Choose which value stays in each row. Everything that belongs to the duplicate moves to the kept account.',
  'accounts.merge.same': 'Matching',
  'accounts.merge.differs': 'Differing',
  'accounts.merge.noValue': 'empty',
  'accounts.merge.sameAccount': 'These are one and the same account already.',
  'accounts.merge.both': 'Both: {{value}}',
  'accounts.merge.lastLook': 'One last look',
  'accounts.merge.moves':
    '{{duplicate}} becomes part of {{kept}}: its properties, leads, activities, files and everything else go along, and its old address leads to {{kept}}.',
  'accounts.merge.becomes': '{{kept}} will then have:',
  'accounts.merge.toNotes':
    'There is no room for these any more, they go into the notes: {{values}}',
  'accounts.merge.linkInNotes': 'Property {{number}}, from the merged account {{name}}: {{link}}',
  'accounts.merge.linkJoins':
    'Property {{number}}: the links of both become one: {{kept}}, and from {{name}}: {{gone}}',
  'accounts.merge.linkToNotes':
    'Property {{number}} can be linked to an account only once. “{{kept}}” stays; “{{gone}}” of {{name}} goes into the notes.',
  'accounts.merge.endsSignIn': '{{name}} will not be able to sign in any more.',
  'accounts.merge.back': 'Back',
  'accounts.merge.undo': 'Undo the merge with {{name}} of {{date}}',
  'accounts.merge.note': '{{name}} was merged into this account on {{date}}. The menu can undo it.',
  'accounts.merge.undone': '{{name}} is an account of its own again.',
  'accounts.merge.done': 'The accounts were merged into {{name}}.',
  'accounts.merge.wrongNumber_one':
    'You selected {{count}} account. Please select 2 accounts to merge!',
  'accounts.merge.wrongNumber_other':
    'You selected {{count}} accounts. Please select 2 accounts to merge!',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
