export const en = {
  'settings.unknownOption': 'This is not one of the choices.',
  'settings.unknownList': 'There is no such list.',
  'settings.branchInUse_one':
    '{{count}} account belongs to this branch. Move it to another branch first.',
  'settings.branchInUse_other':
    '{{count}} accounts belong to this branch. Move them to another branch first.',
  'settings.title': 'Settings',
  'settings.agency': 'Agency',
  'settings.sources': 'Sources',
  'settings.sourcesHint': 'Where clients come from',
  'settings.actionLog': 'Action log',
  'settings.actionLogHint': 'Every change, who made it, and the way back',
  'settings.localization': 'Localization',
  'settings.localizationHint': 'Say every text in your own words: export, import, undo',
  'settings.mailTemplates': 'Mail templates',
  'settings.mailTemplatesHint': 'What is written to clients and owners, in three languages',
  'settings.operations': 'Operations',
  'settings.export': 'Export everything',
  'settings.exportHint':
    'All records, photos and documents in one file, to keep or to take elsewhere',
  'settings.import': 'Import',
  'settings.importHint':
    'Take over people and properties from another system, and take it back if need be',
  'settings.operationsHint':
    'Backups, jobs, mail, disks: whether all is well, and a file for support',
  'settings.portals': 'Portals',
  'settings.portalsHint': 'Where published properties are advertised, and what became of each',
  'settings.optionLists': 'Lists of choices',
  'settings.optionListsHint': 'Stages, priorities, results, categories: add, rename, order, retire',
  'settings.passwords': 'Passwords and sign-in',
  'settings.ownPassword': 'Change your own password',
  'settings.passwordOfAny': 'Set password',
  'settings.passwordOfAnyHint': 'For the e-mail of any account',
  'settings.signOutEverywhere': 'Sign out everywhere',
  'settings.signOutEverywhereText': 'This signs you out on all devices, here too. Continue?',
  'settings.mailing': 'E-mail lists',
  'settings.mailingHint':
    'The addresses of those who agreed to be written to, as a workbook, each once.',
  'settings.mailingAll': 'Also those who have not agreed',
  'settings.mailingAllHint': 'Marked in the workbook, and not to be sent advertising.',
  'settings.mailingRussian': 'Russian-language e-mails',
  'settings.mailingOthers': 'Other e-mails',
  'settings.keyboard': 'Keyboard',
  'settings.shortcuts': 'Shortcuts of one key',
  'settings.shortcutsHint': 'In this browser: ? shows them all. Ctrl + K works always.',
  'settings.maps': 'Maps',
  'settings.mapStyle': 'Maps are drawn with the style at {{url}}.',
  'settings.mapOutline':
    'Maps are drawn on the built-in outline of coasts and borders; no map service is asked.',
  'settings.mapUnreached': 'This browser cannot reach the style, so it draws the built-in outline.',
  'settings.mapHint':
    'Whoever runs the server sets this with MAP_STYLE_URL: a style of their own, or “outline”.',
  'settings.newLeads': 'New leads',
  'settings.branches': 'Branches',
  'settings.noBranches': 'There are no branches yet',
  'settings.noBranchesText': 'Staff who belong to a branch see a shorter menu.',
  'settings.addBranch': 'Add branch',
  'settings.editBranch': 'Edit branch {{name}}',
  'settings.deleteBranch': 'Delete branch {{name}}?',
  'settings.branchDeleted': 'Branch {{name}} was deleted.',
  'branch.nameEn': 'Name in English',
  'branch.nameEl': 'Name in Greek',
  'branch.nameRu': 'Name in Russian',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
