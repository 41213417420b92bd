export const en = {
  'home.title': 'Home',
} as const
