// Texts that only the server uses.
export const en = {
  'room.alert.source': 'Room on the server',
  'room.alert.low':
    'Little room is left on the server {{server}}: {{megabytes}} MB on the disk of {{path}}.',
  'room.alert.full':
    'No room is left on the server {{server}}: {{megabytes}} MB on the disk of {{path}}. Nothing is saved until there is more.',
  'room.alert.whatToDo':
    'An administrator should free some space, or enlarge the disk. Everything then goes on by itself.',
} as const
