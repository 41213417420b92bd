export const en = {
  'kit.columns': 'Columns',
  'kit.columns.text': 'Which columns this list shows you, and in what order.',
  'kit.columns.move': 'Move {{column}}',
  'kit.columns.keys': 'Drag it, or press the up and down arrow keys.',
  'kit.columns.moved': '{{column}}: place {{place}} of {{total}}',
  'kit.columns.stays': 'Always shown',
  'kit.columns.density': 'Row height',
  'kit.columns.density.comfortable': 'Comfortable',
  'kit.columns.density.compact': 'Compact',
  'kit.columns.usual': 'Back to the default',
  'kit.columns.notSaved': 'Your choice of columns was not saved.',
  'kit.columns.notLoaded': 'Your choice of columns could not be loaded: these are the usual ones.',
} as const
