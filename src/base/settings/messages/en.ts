export const en = {
  'settings.unknownOption': 'This is not one of the choices. Please choose from the list.',
  'settings.unknownList': 'There is no such list.',
  'settings.branchInUse_one':
    '{{count}} account belongs to this branch. Move it to another branch first.',
  'settings.branchInUse_other':
    '{{count}} accounts belong to this branch. Move them to another branch first.',
  'settings.title': 'Settings',
  'settings.group.mine': 'Mine',
  'settings.group.agency': 'Agency',
  'settings.group.content': 'Content',
  'settings.group.exchange': 'Exchange',
  'settings.mine': 'Language and keyboard',
  'settings.reminders': 'Reminders',
  'settings.agency': 'How others see the agency',
  'settings.staffTwoStep': 'Sign-in of staff',
  'settings.preview': 'How it looks',
  'settings.export': 'Export',
  'settings.localization': 'Texts of the product',
  'settings.actionLog': 'Action log',
  'settings.mailServer': 'Mail server',
  'settings.rules': 'Rules of law',
  'settings.mailTemplates': 'Mail templates',
  'settings.orderTexts': 'Texts of orders',
  'settings.timestamps': 'Timestamps',
  'settings.operations': 'Operations',
  'settings.firstSteps': 'First steps',
  'settings.import': 'Import',
  'settings.portals': 'Portals',
  'settings.optionLists': 'Lists of choices',
  'settings.mailing': 'E-mail lists',
  'settings.mailingHint':
    'The addresses of those who agreed to be written to, as a workbook, each once.',
  'settings.mailingAll': 'Also those who have not agreed',
  'settings.mailingAllHint': 'Marked in the workbook, and not to be sent advertising.',
  'settings.mailingRussian': 'Russian-language e-mails',
  'settings.mailingOthers': 'Other e-mails',
  'settings.shortcuts': 'Shortcuts of one key',
  'settings.shortcutsHint': 'In this browser: ? shows them all. Ctrl + K works always.',
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
