// What a file says of calls, meetings and notes of the past.

/** What words stand for; a mail becomes a note that says so. */
export const importedActivityKinds = ['call', 'meeting', 'viewing', 'mail', 'note'] as const
