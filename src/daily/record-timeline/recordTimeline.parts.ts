import { parts } from '#base/register/parts.ts'

export const recordTimeline = parts({
  slots: {
    RecordActivities: () => import('./RecordActivities.tsx').then((all) => all.RecordActivities),
    LatestEntries: () => import('./LatestEntries.tsx').then((all) => all.LatestEntries),
    OpenRecords: () => import('./OpenRecords.tsx').then((all) => all.OpenRecords),
    AskOpenRecords: () => import('./OpenRecords.tsx').then((all) => all.AskOpenRecords),
    NextStep: () => import('./RecordActivities.tsx').then((all) => all.NextStep),
    ObjectLinks: () => import('./ObjectLinks.tsx').then((all) => all.ObjectLinks),
  },
})
