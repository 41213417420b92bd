// Finds the address of a video's embeddable player, on a host without cookies or tracking.

export type Video = { host: string; embed: string }

/** The player for a YouTube or Vimeo address; undefined for any other. */
export function videoOf(address: string | null): Video | undefined {
  const url = URL.parse(address ?? '')
  if (!url) return undefined
  const host = url.hostname.replace(/^(www|m)\./, '')
  const parts = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youTube(parts[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youTube(url.searchParams.get('v') ?? (isPlayerPath(parts[0]) ? parts[1] : undefined))
  if (host === 'vimeo.com' || host === 'player.vimeo.com')
    return vimeo(parts.find((part) => /^\d+$/.test(part)))
  return undefined
}

const isPlayerPath = (part: string | undefined) => ['embed', 'shorts', 'live'].includes(part ?? '')

const youTube = (id: string | undefined): Video | undefined =>
  id && /^[\w-]{6,20}$/.test(id)
    ? { host: 'YouTube', embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` }
    : undefined

const vimeo = (id: string | undefined): Video | undefined =>
  id ? { host: 'Vimeo', embed: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1` } : undefined
