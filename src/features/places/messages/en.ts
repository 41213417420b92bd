export const en = {
  'place.typeToSearch': 'Town, district or region',
} as const
