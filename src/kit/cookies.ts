// Cookies that last 10 years, readable by the server too.
const tenYears = 10 * 365 * 24 * 60 * 60

/** The value of a cookie in `name=value; …`, or undefined. */
export function cookieIn(all: string, name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`
  const pair = all.split('; ').find((each) => each.startsWith(start))
  if (pair === undefined) return undefined
  try {
    return decodeURIComponent(pair.slice(start.length))
  } catch {
    return undefined
  }
}

export const readCookie = (name: string): string | undefined => cookieIn(document.cookie, name)

export function writeCookie(name: string, value: string): void {
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; path=/; max-age=${tenYears}; samesite=lax`
}

export function dropCookie(name: string): void {
  document.cookie = `${encodeURIComponent(name)}=; path=/; max-age=0; samesite=lax`
}
