export const ru = {
  'keyHandover.takeBack': 'Принять',
  'keyHandover.takeBackOne': 'Принять ключ № {{number}}',
  'keyHandover.takenBack': 'Ключ № {{number}} возвращён в офис сегодняшним числом.',
} as const
