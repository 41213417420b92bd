import { parts } from '#base/register/parts.ts'

export const places = parts({
  pickers: { location: () => import('./PlacePicker.tsx').then((all) => all.PlacePicker) },
})
