import { parts } from '#base/register/parts.ts'

export const publishing = parts({
  slots: {
    ObjectPublicLink: () => import('./ObjectPublicLink.tsx').then((all) => all.ObjectPublicLink),
  },
})
