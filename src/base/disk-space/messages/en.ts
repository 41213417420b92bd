export const en = {
  'room.low': 'Little room is left on the server: {{megabytes}} MB',
  'room.lowHint':
    'Below {{stop}} MB nothing is saved any more. Free some space, or enlarge the disk of {{path}}.',
  'room.full': 'No room is left on the server: {{megabytes}} MB',
  'room.fullHint':
    'Nothing is saved until {{stop}} MB are free. Free some space, or enlarge the disk of {{path}}: everything then goes on by itself.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
