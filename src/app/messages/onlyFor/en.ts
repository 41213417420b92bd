// Why somebody may not see a screen.
export const en = {
  'shell.onlyAdmins': 'This page is for administrators',
  'shell.onlyAdminsText':
    'You are signed in as an employee. Ask an administrator to do this, or to change your role.',
  'shell.onlyOffice': 'This page is for colleagues of the main office',
  'shell.onlyOfficeText': 'Your account belongs to a branch. Ask a colleague of the main office.',
  'shell.notYours': 'This page is not for you',
  'shell.notYoursText':
    'You may not see what this address leads to. Ask the colleague who sent you the link.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
