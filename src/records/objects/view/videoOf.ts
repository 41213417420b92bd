// Where a video can be played without leaving the page, and without cookies before it is asked for.

export type Video = { host: string; embed: string }

/** Of a YouTube or Vimeo address the address to embed; undefined for any other. */
export function videoOf(address: string | null): Video | undefined {
  const url = URL.parse(address ?? '')
  if (!url) return undefined
  const host = url.hostname.replace(/^(www|m)\./, '')
  const parts = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youTube(parts[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youTube(url.searchParams.get('v') ?? (isKind(parts[0]) ? parts[1] : undefined))
  if (host === 'vimeo.com' || host === 'player.vimeo.com')
    return vimeo(parts.find((part) => /^\d+$/.test(part)))
  return undefined
}

const isKind = (part: string | undefined) => ['embed', 'shorts', 'live'].includes(part ?? '')

const youTube = (id: string | undefined): Video | undefined =>
  id && /^[\w-]{6,20}$/.test(id)
    ? { host: 'YouTube', embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` }
    : undefined

const vimeo = (id: string | undefined): Video | undefined =>
  id ? { host: 'Vimeo', embed: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1` } : undefined
