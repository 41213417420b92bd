// The floors of the house, from the lowest, and on each floor the features in the order in which they may know each
// other: each knows those before it, of its own floor and of those below, and none that comes after.
const floors = {
  base: [
    'backend',
    'permissions',
    'register',
    'session',
    'people',
    'settings',
    'action-log',
    'files',
    'lists',
    'assignments',
    'alerts',
    'activities',
    'mail',
    'places',
  ],
  records: [
    'objects',
    'accounts',
    'object-keys',
    'leads',
    'viewings',
    'deals',
    'reservations',
    'payments',
    'documents',
  ],
  across: [
    'search',
    'matching',
    'calendar',
    'publishing',
    'enquiries',
    'record-timeline',
    'selections',
    'reminders',
    'overview',
    'home',
    'trash',
    'bulk',
    'action-log-screen',
    'personal-data',
    'palette',
    'shortcuts',
    'showcase',
  ],
}

/** A pattern for the paths of all features that stand above one. */
function above(floor, feature) {
  const names = Object.keys(floors)
  const higher = names.slice(names.indexOf(floor) + 1)
  const after = floors[floor].slice(floors[floor].indexOf(feature) + 1)
  const parts = [
    ...(after.length > 0 ? [`${floor}/(${after.join('|')})`] : []),
    ...(higher.length > 0 ? [`(${higher.join('|')})/[^/]+`] : []),
  ]
  return parts.length > 0 ? `^src/(${parts.join('|')})/` : '^$'
}

module.exports = { floors, above }
