export const en = {
  'arrival.inTheWay':
    'An export goes in only where there is nothing yet but staff and settings. Here there already are: {{tables}}. You can add single workbooks under Import.',
  'arrival.because': '{{why}}',
  'arrival.oneAtATime': 'Another export is being brought in or taken back. Please wait.',
  'arrival.oneFile': 'Choose one file.',
  'arrival.notNow': 'This is not possible at the moment. Please load the page again.',
  'arrival.refused.noZip': 'This is no ZIP file.',
  'arrival.refused.damaged': 'The ZIP file is damaged or not complete.',
  'arrival.refused.strange':
    'The ZIP file contains “{{name}}”, which is in no export of this program.',
  'arrival.refused.tooMuch': 'The ZIP file unpacks to more than any export has.',
  'arrival.refused.noDescription':
    'This is no complete export of an agency: its description.json is missing or unreadable.',
  'arrival.refused.newer':
    'The export was made by a newer version of the program ({{version}}). Please update this installation first.',
  'arrival.refused.onlyView':
    'This export has the records of one view only. Bring in its workbooks under Import.',
  'arrival.refused.files':
    'The description names {{said}} files, but the ZIP file contains {{found}}.',
  'arrival.refused.noJson': '{{table}}: line {{line}} cannot be read.',
  'arrival.refused.fields': '{{table}}: line {{line}} has other fields than the description says.',
  'arrival.refused.missing': '{{table}}: the file with the records is missing.',
  'arrival.refused.count': '{{table}}: {{said}} records were expected, and {{found}} found.',
  'arrival.refused.value': '{{table}}: a value is not possible ({{what}}).',
  'arrival.refused.empty': '{{table}}: a value is missing ({{what}}).',
  'arrival.refused.nothing':
    '{{table}}: something refers to a record that does not exist ({{what}}).',
  'arrival.refused.twice': '{{table}}: something that exists only once is there twice ({{what}}).',
  'arrival.refused.rule': '{{table}}: a value breaks a rule ({{what}}).',
  'arrival.refused.overlap': '{{table}}: two records overlap ({{what}}).',
  'arrival.refused.reference':
    '{{table}}: {{what}} refers to record {{number}}, which is not in the export.',
  'arrival.refused.size': 'The file {{name}} has another size than the export says.',
  'arrival.refused.notEmpty':
    'Meanwhile something was added here. An export goes in only where there is nothing yet but staff and settings.',
  'arrival.refused.failed':
    'It was tried three times, and failed for a reason of the server. Try it again; if it fails once more, pass the reference “arrival {{id}}” on to whoever looks after the program: the log of the server names the reason under it.',
  'arrival.refused.fileGone': 'The file that was sent is gone. Please send it again.',
  'arrival.refused.worked': 'It stays: somebody has worked with what came since. {{tables}}',
  'arrival.remark.were':
    'People, branches and mail templates that were here already and stay as they are: {{count}}.',
  'arrival.remark.portals':
    'Portals are switched off and need a new address. Links of selections and approvals are new, too.',
  'arrival.remark.filters': 'Filters of saved views that were left out: {{count}}.',
  'arrival.remark.log': 'Values in the action log that were left out: {{count}}.',
  'arrival.remark.followUps': 'Follow-ups of deals that cannot be undone any more: {{count}}.',
  'arrival.remark.alerts': 'Alerts whose record is gone: {{count}}.',
  'arrival.remark.hanging':
    'Files, links and decisions left out because their record is not in the export: {{count}}.',
  'arrival.alert.source': 'Export brought in',
  'arrival.alert.done': 'Everything of {{file}} is here. Records: {{rows}}.',
  'arrival.alert.refused': '{{file}} was refused, and nothing has changed. {{why}}',
  'arrival.alert.failed': '{{file}} could not be brought in, and nothing has changed. {{why}}',
  'arrival.alert.stays': '{{file}} was not taken back. {{why}}',
} as const
