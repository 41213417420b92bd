/** Height of an hour in pixels; must match --hour in calendar.module.css. */
export const hourHeight = 56
