// What the server alone says.
export const en = {
  'alert.written': '{{text}}',
} as const
